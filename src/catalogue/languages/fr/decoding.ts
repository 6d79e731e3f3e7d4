/** French: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list('facture|tva|quantité|montant|ttc|ht|siret|échéance|prix|le|la|et|du|règlement|remise|ticket|caisse|espèces|rendu|merci|reçu'),
  rangeWords: list('a|au|jusquau|jusqua'),
  partyTitles: list('Société|Monsieur et Madame|Madame et Monsieur'),
  addressForms: [],
  commonCompanyWords: list('Société|Groupe|Commerce|Distribution|Bâtiment|Conseil|Transports|Industries|Centre|Rue|Chemin|Place'),
  nameJoiners: list('et|de|la|le|les|des|du|cie'),
  bankWords: list('banque|credit|compte'),
  numberWords: list('n|no|num|numero'),
  owners: [],
  customers: list('client|acheteur|l’acheteur|acquéreur|l’acquéreur|preneur|destinataire'),
  vatIdKeys: [],
  sellers: list('vendeur|fournisseur|émetteur|prestataire|bénéficiaire'),
  monthNames: list('janvier janv|fevrier fev fevr|mars|avril avr|mai|juin|juillet juil juill|aout aou|septembre|octobre|novembre|decembre'),
  shortMonthNames: list('fev|mars|avr|mai|juin|juil'),
  dateEndings: list('date'),
  dateKeys: list('le|de|periode|jour|echeance|emission'),
  dayWords: list('jour|jours|j|jrs'),
  dayKinds: list('calend|ouvr|net'),
  dayPrefixes: [],
  beforeDays: list('net|jours'),
  weekWords: list('sem|semaine'),
  dayJoints: list('au|et'),
  ordinalEndings: list('er|e'),
  beforeMonth: list("de|d'"),
  beforeYear: [],
};
