/** The files of the page, as `npm run build` wrote them. */
import { readFile } from 'node:fs/promises';
import { InputError } from '../../errors.js';

export interface PageFile {
  readonly type: string;
  readonly bytes: Buffer;
}

const types = { 'index.html': 'text/html; charset=utf-8', 'page.js': 'text/javascript; charset=utf-8', 'page.css': 'text/css; charset=utf-8' } as const;
export type PageFiles = Readonly<Record<keyof typeof types, PageFile>>;

/** From the sources, too, the built page is taken. */
const built = new URL(import.meta.url.endsWith('.ts') ? '../../../dist/labelling/page/' : '../page/', import.meta.url);

/** By the name that the server knows them by, with their media type. InputError where one is missing. */
export async function pageFiles(folder: URL = built): Promise<PageFiles> {
  const read = async ([name, type]: [string, string]): Promise<[string, PageFile]> => {
    try {
      return [name, { type, bytes: await readFile(new URL(name, folder)) }];
    } catch {
      throw new InputError(`${new URL(name, folder).pathname}: a file of the page is missing. Build it: npm run build`);
    }
  };
  return Object.fromEntries(await Promise.all(Object.entries(types).map(read))) as unknown as PageFiles;
}
