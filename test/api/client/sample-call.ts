/** A client as its author would write it on the generated types; it is compiled, not run. */
import type { paths as Paths } from './v1-18.js';
import type { paths as OldPaths } from './v1-11.js';

type Detect = Paths['/invoicedetail/detect']['post'];
type Request = Detect['requestBody']['content']['application/json'];
type Answer = Detect['responses'][200]['content']['application/json'];

export async function grandTotal(url: string, key: string, invoice: string): Promise<string | undefined> {
  const request: Request = { Filter: 16, Invoice: invoice, PropertyStore: { SessionLogId: '4711' }, CreateResultPdf: true, Languages: 'de,en' };
  const response = await fetch(`${url}/invoicedetail/detect`, {
    method: 'POST',
    headers: { 'X-ApiKey': key, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(request),
  });
  const answer = (await response.json()) as Answer;
  const state: number | undefined = answer.InvoiceState;
  const city: string | undefined = answer.Sender?.Address?.City?.Value;
  const rate: string | undefined = answer.PredictionGroups?.[0]?.InvoiceDetailTypePredictions?.[0]?.Value;
  const article: string | undefined = answer.LineItemTable?.LineItems?.[0]?.ItemId?.Value;
  if (state !== 0 || !city || !rate || !article) return undefined;
  // What is required is there without a question mark.
  return answer.InvoiceDetailTypePredictions?.find(
    ({ TypeName, Score, RecommendedThreshold }) => TypeName === 'GrandTotalAmount' && Score >= RecommendedThreshold,
  )?.Value;
}

type OldRequest = OldPaths['/invoicedetail/detect']['post']['requestBody']['content']['application/json'];
export const old: OldRequest = { Invoice: '', Version: 'v1-11' };
// @ts-expect-error 1.11 has no Languages.
export const wrong: OldRequest = { Invoice: '', Languages: 'de' };
