/** Fonts of Fontsource that sheets are drawn in, in regular and bold, upright and italic where they have it; some are never learnt from. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { extended } from '../bench-pictures/till-fonts.js';

const usual =
  'open-sans roboto noto-sans source-sans-3 montserrat nunito-sans inter poppins raleway work-sans ibm-plex-sans fira-sans pt-sans ubuntu dm-sans mulish rubik cabin karla barlow exo-2 oxygen hind heebo archivo libre-franklin public-sans signika tinos merriweather lora noto-serif crimson-text eb-garamond libre-baskerville bitter roboto-slab playfair-display caladea gelasio arimo cousine zilla-slab saira-condensed barlow-condensed archivo-narrow pt-sans-narrow oswald asap-condensed fira-sans-condensed ubuntu-condensed encode-sans-condensed sofia-sans-condensed space-mono overpass-mono inconsolata fira-mono source-code-pro ubuntu-mono oxygen-mono dm-mono red-hat-mono noto-sans-mono courier-prime spline-sans-mono cutive-mono';
const unseen = 'lato carlito titillium-web asap pt-serif source-serif-4 ibm-plex-sans-condensed roboto-mono ibm-plex-mono';
export const sheetFonts: readonly string[] = usual.split(' ');
export const unseenSheetFonts: readonly string[] = unseen.split(' ');

/** Weight and slant, the usual ones more often. */
const styles = ['400-normal', '400-normal', '700-normal', '400-italic'] as const;

const [dejavu, liberation] = ['/usr/share/fonts/truetype/dejavu', '/usr/share/fonts/truetype/liberation'];
const installed: readonly string[] = [
  ...['Sans', 'Sans-Bold', 'Sans-Oblique', 'SansCondensed', 'Serif', 'Serif-Bold', 'SansMono'].map((style) => `${dejavu}/DejaVu${style}.ttf`),
  ...['Sans', 'Serif', 'Mono', 'SansNarrow'].flatMap((name) => ['Regular', 'Bold', 'Italic'].map((style) => `${liberation}/Liberation${name}-${style}.ttf`)),
];

/** Registers what is there of the fonts and gives the families of a canvas, a family as often as it is to be drawn. Throws Error where a font is missing. */
export function registerSheetFonts(names: readonly string[], packages: string, withInstalled: boolean): readonly string[] {
  const families = names.flatMap((name) =>
    styles.flatMap((style) => {
      const file = join(packages, `node_modules/@fontsource/${name}/files/${name}-latin-${style}.woff2`);
      if (!existsSync(file)) {
        if (style === styles[0]) throw new Error(`${file}: no such font; --fonts says what to install`);
        return [];
      }
      const family = `${name} ${style}`;
      GlobalFonts.registerFromPath(file, family);
      const others = file.replace('-latin-', '-latin-ext-');
      if (existsSync(others)) GlobalFonts.registerFromPath(others, extended(family));
      return [family];
    }),
  );
  if (!withInstalled) return families;
  const others = installed.flatMap((file) => {
    const family = file.replace(/^.*\/|\.ttf$/g, '');
    // Invoices are set in these more often than in any other.
    return GlobalFonts.registerFromPath(file, family) ? Array.from({ length: family.startsWith('Liberation') ? 4 : 1 }, () => family) : [];
  });
  return [...families, ...others];
}
