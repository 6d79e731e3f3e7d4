/** Titles and forms of address before a person's name, without their points, folded. */
export const titles: ReadonlySet<string> = new Set(
  'mr|mrs|ms|miss|dr|herr|herrn|frau|hr|fr|monsieur|madame|mme|mlle|dhr|mevr|mevrouw|mw|sig|signora|sr|sra|pan|pani|ing|mag'.split('|'),
);
