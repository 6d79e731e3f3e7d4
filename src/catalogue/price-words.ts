/** Words between a quantity and its price. */

/** "At": before the price of one, in French, Spanish and what they lent it to ("4 à 12,50"). */
export const atPrice: readonly string[] = ['à', 'á'];
