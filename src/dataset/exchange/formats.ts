/** The exchange formats. A new one is a file in formats/ and a row here. */
import { coco } from './formats/coco.js';
import { docile } from './formats/docile.js';
import { documentAi } from './formats/document-ai.js';
import { imagefolder } from './formats/imagefolder.js';
import { labelStudio } from './formats/label-studio.js';

export const formats = [labelStudio, documentAi, docile, coco, imagefolder] as const;
export const formatNames = formats.map(({ name }) => name);
