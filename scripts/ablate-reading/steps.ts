/** Steps of reading a picture that can be left out: each a function whose picture or words then pass as they are. */
export interface Step {
  readonly name: string;
  /** Below src/reading. */
  readonly file: string;
  /** What the function says where it is left out, of its arguments a and b. */
  readonly instead: string;
}

const picture = 'a';
const words = 'b';

export const steps: readonly Step[] = [
  { name: 'flattenPhotograph', file: 'cleaning/photograph.ts', instead: picture },
  { name: 'evenContrast', file: 'cleaning/even-contrast.ts', instead: picture },
  { name: 'stretchContrast', file: 'cleaning/illumination.ts', instead: picture },
  { name: 'normaliseIllumination', file: 'cleaning/illumination.ts', instead: picture },
  { name: 'normaliseInvertedText', file: 'cleaning/inverted-text.ts', instead: picture },
  { name: 'hasThinStrokes', file: 'cleaning/thin-strokes.ts', instead: 'false' },
  { name: 'findWarp', file: 'orientation/dewarp.ts', instead: 'undefined' },
  { name: 'eraseRules', file: 'cleaning/rule-removal.ts', instead: 'a.pixels' },
  { name: 'rereadLines', file: 'ocr/reread-lines.ts', instead: words },
  { name: 'surestWords', file: 'ocr/word-choice.ts', instead: 'a' },
  { name: 'withSecondLook', file: 'ocr/second-look.ts', instead: 'a' },
  { name: 'restoreSpaces', file: 'corrections/spaces.ts', instead: words },
  { name: 'joinSplitAmounts', file: 'corrections/monospace.ts', instead: 'a' },
  { name: 'joinSplitWords', file: 'corrections/monospace.ts', instead: 'a' },
  { name: 'restoreAtSigns', file: 'corrections/at-signs.ts', instead: words },
  { name: 'restoreSeparators', file: 'corrections/separators.ts', instead: words },
  { name: 'restoreUnderscores', file: 'corrections/underscores.ts', instead: words },
  { name: 'correctLoneSymbols', file: 'corrections/lone-symbols.ts', instead: words },
  { name: 'restoreMiddleDots', file: 'corrections/middle-dots.ts', instead: words },
  { name: 'correctLetterShapes', file: 'corrections/letter-shapes.ts', instead: words },
  { name: 'correctWebAddresses', file: 'corrections/web-addresses.ts', instead: 'a' },
];
