/** Keys of article numbers that are the same in all languages, or a trade's own: GS1's, books', the German pharmacies'. */
export const articleNumberKeys: readonly string[] = ['EAN', 'GTIN', 'UPC', 'SKU', 'ISBN', 'PZN'];
