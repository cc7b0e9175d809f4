/** Keys of what is loaded of yields. */
export const yieldKeys = { ofYear: (year: number) => ['yields', year] as const }
