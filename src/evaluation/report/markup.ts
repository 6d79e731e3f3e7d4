/** HTML as text: values of documents and files are escaped. */
export interface Html {
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for content and quoted attributes of HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter]!);

/** html`<b>${text}</b>`: values are escaped unless they are Html themselves; lists are joined. */
export function html(parts: TemplateStringsArray, ...values: readonly (Html | readonly Html[] | string | number | undefined)[]): Html {
  return { html: parts.reduce((sum, part, i) => sum + part + (i < values.length ? textOf(values[i]) : ''), '') };
}

function textOf(value: Html | readonly Html[] | string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'html' in value ? value.html : value.map((each) => each.html).join('\n');
}

/** Own markup: not escaped. */
export const trusted = (markup: string): Html => ({ html: markup });

/** JSON for a script of the page; no value in it can end the script. */
export const jsonScript = (id: string, data: unknown): Html =>
  trusted(`<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
