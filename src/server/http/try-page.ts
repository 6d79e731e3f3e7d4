/** A page for people: what the service does, and a form to try it with one's own key. */
import { currentVersion, type Version } from '../../api/versions/index.js';

const link = ({ name, segment }: Version): string => `<a href="${segment}/openapi">${name}</a>`;

/** HTML, whole. */
export const tryPage = (versions: readonly Version[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>beleg</title>
<style>body{font:16px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em}label{display:block;margin:.6em 0}input[type=text],input[type=password]{width:100%}pre{background:#f4f4f4;padding:1em;overflow:auto}td,th{text-align:left;padding:.1em 1em .1em 0}</style>
<h1>beleg</h1>
<p>Turns an invoice (PDF or picture) into structured data: <code>POST ${currentVersion.segment}/invoicedetail/detect</code>. Descriptions (OpenAPI): ${versions.map(link).join(' · ')}.</p>
<form id="form">
<label>X-ApiKey <input type="password" id="key" required autocomplete="off"></label>
<label>Invoice <input type="file" id="file" required accept=".pdf,image/*"></label>
<label>Filter <input type="text" id="filter" placeholder="None, or InvoiceId,GrandTotalAmount"></label>
<label><input type="checkbox" id="pdf"> CreateResultPdf</label>
<button>Detect</button>
</form>
<p id="status"></p><p><a id="marked" hidden download="result.pdf">result.pdf</a></p><table id="table"></table><pre id="answer"></pre>
<script>
const get = (id) => document.getElementById(id);
get('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  get('status').textContent = 'reading …'; get('table').replaceChildren(); get('answer').textContent = ''; get('marked').hidden = true;
  const bytes = new Uint8Array(await get('file').files[0].arrayBuffer());
  let text = ''; for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  const response = await fetch('${currentVersion.segment.slice(1)}/invoicedetail/detect', { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-ApiKey': get('key').value },
    body: JSON.stringify({ Filter: get('filter').value || null, Invoice: btoa(text), CreateResultPdf: get('pdf').checked }) });
  get('status').textContent = response.status + ' ' + (response.headers.get('x-message') ?? '');
  const answer = await response.json();
  for (const { TypeName, Value, Score } of answer.InvoiceDetailTypePredictions ?? []) {
    if (!Value) continue;
    const row = get('table').insertRow();
    for (const cell of [TypeName, Value, Score]) row.insertCell().textContent = cell;
  }
  if (answer.ResultPdf) { get('marked').href = 'data:application/pdf;base64,' + answer.ResultPdf; get('marked').hidden = false; delete answer.ResultPdf; }
  get('answer').textContent = JSON.stringify(answer, null, 1);
});
</script></html>
`;
