/** Countries of sender and receiver from what identifies them: VAT id, bank account, phone, then the document's own guess. */
import { countryByCode, countries } from '../catalogue/country-table.js';
import type { Document } from '../document/document.js';
import type { PartyCountries } from './contacts.js';
import type { ExtractOptions } from './options.js';
import type { Ranking } from './ranking.js';

export function partyCountries(rankings: ReadonlyMap<string, Ranking>, document: Document, options: ExtractOptions): PartyCountries {
  const sender = ofVatId(rankings.get('SenderVatId')) ?? ofIban(rankings.get('Iban')) ?? document.countries[0];
  const receiver = options.receiverCountry?.toUpperCase() ?? ofVatId(rankings.get('ReceiverVatId')) ?? sender;
  return { ...(sender && { sender }), ...(receiver && { receiver }) };
}

const likely = 0.4;

function ofVatId(ranking: Ranking | undefined): string | undefined {
  const best = ranking?.ranked[0];
  if (!best || best.probability < likely) return undefined;
  return countries.find(({ vatPrefix }) => vatPrefix && best.value.startsWith(vatPrefix))?.code;
}

function ofIban(ranking: Ranking | undefined): string | undefined {
  const best = ranking?.ranked[0];
  const code = best && best.probability >= likely ? best.value.slice(0, 2) : undefined;
  return code && countryByCode(code) ? code : undefined;
}

/** Percent, of all rates the sender's country charges or charged; of all countries where it is unknown. */
export function usualRates(country: string | undefined): number[] {
  const known = country ? countryByCode(country) : undefined;
  const rates = (known ? [known] : countries).flatMap(({ vatRates }) => vatRates.flatMap(({ standard, reduced }) => [standard, ...reduced]));
  return [...new Set(rates)].sort((a, b) => b - a);
}
