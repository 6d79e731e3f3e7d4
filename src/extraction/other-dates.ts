/** Dates that belong to a person or a thing and not to the document: of birth, of a car's first registration, of a meter's reading. */
import { factsOn } from '../features/word-facts.js';
import type { Adjust } from './ranking.js';

/** Added to the network's logit. */
const ofOthers = -5;
/** Keys right before such a date, folded. */
const keys: ReadonlySet<string> = new Set(
  'mec|miseencirculation|1eremiseencirculation|datemec|erstzulassung|ez|erstzul|geb|gebdat|geburtsdatum|geborenam|geboren|dateofbirth|dob|born|firstregistered|firstregistration|primeramatriculacion|matriculacion|fechamatriculacion|immatricolazione|primaimmatricolazione|nele|neele|datedenaissance|fechadenacimiento|nascita|datadinascita|datadenascimento|dataurodzenia|datumnarozeni|rojen|geboortedatum|eerstetoelating|datumeerstetoelating'.split(
    '|',
  ),
);
const documentDates: ReadonlySet<string> = new Set(['InvoiceDate', 'DueDateDate', 'DeliveryDate']);
const longestKey = 4;

export const otherDates: Adjust = ({ kind, first }, { tokens }, detail) => {
  if (kind !== 'date' || !documentDates.has(detail)) return 0;
  const words = factsOn(tokens);
  let text = '';
  for (let i = first - 1; i >= 0 && i >= first - longestKey - 1 && tokens[i]!.line === tokens[first]!.line; i--) {
    text = words[i]!.bare + text;
    if (keys.has(text)) return ofOthers;
  }
  return 0;
};
