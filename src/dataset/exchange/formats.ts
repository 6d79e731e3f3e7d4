/** The exchange formats. A new one is a file in formats/ and a row here. */
import { coco } from './formats/coco.js';
import { docile } from './formats/docile.js';
import { labelStudio } from './formats/label-studio.js';

export const formats = [labelStudio, docile, coco] as const;
export const formatNames = formats.map(({ name }) => name);
