/** A number behind the key of a register, or with the letters of one, is a company's registration: wording and form together say more than the network has learnt of one country. */
import type { Candidate, EncodedPage } from '../../../features/contract.js';
import { isAnnounced } from '../../../values/ids/company-registration.js';
import type { Adjust } from '../ranking.js';

/** Added to the network's logit. */
const bonus = 4;
/** Words before the number that may be its key: "Registered in England and Wales with the company number". */
const reach = 8;

/** The bonus for each such candidate, 0 for all else. */
export const registerPlaces: Adjust = (candidate, page, detail) =>
  detail === 'CompanyRegistrationNumber' && candidate.kind === 'company-registration' && isAnnounced(before(candidate, page), candidate.text) ? bonus : 0;

/** The words of its line before it. */
function before({ first }: Candidate, { tokens }: EncodedPage): string {
  const words: string[] = [];
  for (let i = first - 1; i >= 0 && words.length < reach && tokens[i]!.line === tokens[first]!.line; i--) words.unshift(tokens[i]!.text);
  return words.join(' ');
}
