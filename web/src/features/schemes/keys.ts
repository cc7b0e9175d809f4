/** Keys of what is loaded of supports. */
export const schemeKeys = {
  year: (year: number) => ['schemes', year] as const,
  lines: (year: number, key: string) => ['schemes', year, key] as const,
}
