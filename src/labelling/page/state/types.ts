/** The types of the server that the page works with, by one door. */
export type { Label, LabelledContact, LabelledLineItem, Labels, Place } from '../../../dataset/label.js';
export type { Finding } from '../../../dataset/lint/finding.js';
export type * from '../../wire.js';
