/** Fonts of Fontsource that till and dot matrix print is drawn in; some are never learnt from, so that a measure draws in those alone. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

export const heldOut: readonly string[] =
  'share-tech-mono roboto-mono ibm-plex-mono anonymous-pro jetbrains-mono pt-mono roboto-condensed pragati-narrow'.split(' ');
export const monospaced: readonly string[] =
  'vt323 space-mono overpass-mono inconsolata jersey-10 fira-mono source-code-pro ubuntu-mono oxygen-mono cousine nova-mono b612-mono dm-mono red-hat-mono azeret-mono sometype-mono noto-sans-mono courier-prime lekton spline-sans-mono chivo-mono kode-mono dotgothic16 press-start-2p'.split(
    ' ',
  );
export const narrow: readonly string[] =
  'fira-sans-condensed pt-sans-narrow archivo-narrow barlow-condensed oswald ubuntu-condensed saira-condensed pixelify-sans silkscreen tiny5'.split(' ');

/** The family that a font's letters of Central Europe and Turkey have. */
export const extended = (name: string): string => `${name}-ext`;

/** Makes them known by their names; `packages`: the folder whose node_modules has them. Throws Error with the command that installs them. */
export function registerFonts(names: readonly string[], packages: string): void {
  for (const name of names) {
    const file = join(packages, `node_modules/@fontsource/${name}/files/${name}-latin-400-normal.woff2`);
    const others = file.replace('-latin-', '-latin-ext-');
    if (existsSync(others)) GlobalFonts.registerFromPath(others, extended(name));
    if (existsSync(file) && GlobalFonts.registerFromPath(file, name)) continue;
    throw new Error(`${file}: no such font. Install them: npm install --no-save ${names.map((each) => `@fontsource/${each}@5`).join(' ')}`);
  }
}
