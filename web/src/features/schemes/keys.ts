/** Keys of what is loaded of supports. */
export const schemeKeys = {
  year: (year: number) => ['schemes', year] as const,
  history: (year: number) => ['schemes', year, 'history'] as const,
  lines: (year: number, key: string) => ['schemes', year, key] as const,
}
