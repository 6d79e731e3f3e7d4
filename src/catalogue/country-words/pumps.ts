/** Keys that pumps print, by ISO 3166-1 code; elsewhere the language's own terms. */
export interface PumpWords {
  readonly product: readonly string[];
  readonly volume: readonly string[];
  readonly price: readonly string[];
  readonly total: readonly string[];
}

export const pumpWords: Readonly<Record<string, PumpWords>> = {
  US: {
    product: ['PRODUCT', 'Product', 'GRADE', 'Fuel'],
    volume: ['GALLONS', 'Gallons', 'GALS', 'VOLUME'],
    price: ['PRICE/GAL', 'PRICE/G', 'Price', 'PPG', '$/GAL'],
    total: ['FUEL SALE', 'FUEL TOTAL', 'Amount', 'TOTAL SALE'],
  },
  CA: {
    product: ['PRODUCT', 'Product', 'GRADE', 'Fuel'],
    volume: ['LITRES', 'Litres', 'VOLUME', 'LITERS'],
    price: ['PRICE/L', 'Price/Litre', '$/L', 'PRICE'],
    total: ['FUEL SALES', 'FUEL TOTAL', 'Amount'],
  },
  GB: {
    product: ['PRODUCT', 'Grade', 'Fuel'],
    volume: ['LITRES', 'Litres', 'Volume'],
    price: ['PRICE/L', 'Price per litre', 'PPL'],
    total: ['FUEL TOTAL', 'Amount', 'Fuel sale'],
  },
};

/** How gallons are abbreviated. */
export const gallons = ['G', 'GAL', 'Gal', 'GAL'] as const;
