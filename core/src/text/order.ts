/** Order of names as an Estonian reads them, numbers by their size ("Põld 2" before "Põld 10"). */
export const compareNames = new Intl.Collator('et', { numeric: true }).compare

/** Order of names of which small and capital letters are the same. */
export const compareNamesOfAnyCase = new Intl.Collator('et', { numeric: true, sensitivity: 'base' }).compare
