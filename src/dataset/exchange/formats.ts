/** The exchange formats. A new one is a file in formats/ and a row here. */
import { azure } from './formats/azure.js';
import { coco } from './formats/coco.js';
import { cord } from './formats/cord.js';
import { docile } from './formats/docile.js';
import { documentAi } from './formats/document-ai.js';
import { funsd } from './formats/forms/funsd.js';
import { xfund } from './formats/forms/xfund.js';
import { imagefolder } from './formats/imagefolder.js';
import { labelStudio } from './formats/label-studio.js';
import { sroie } from './formats/sroie.js';

export const formats = [labelStudio, azure, documentAi, docile, coco, imagefolder, funsd, xfund, cord, sroie] as const;
export const formatNames = formats.map(({ name }) => name);
