/** A payload of a printed code that can be taken apart into named details. Every file beside this one is one kind of code. */
export interface CodeParser {
  /** As the interface names it. */
  readonly name: 'SwissQr' | 'CodigoQr' | 'GiroCode' | 'Boleto' | 'Isr' | 'Spayd' | 'Hub3' | 'UpnQr' | 'Zatca';
  /** Its details by name, those left empty omitted; undefined where the text is something else. */
  parse(text: string): Readonly<Record<string, string>> | undefined;
}

/** Without the details that are empty. */
export function filled(details: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(details).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])));
}
