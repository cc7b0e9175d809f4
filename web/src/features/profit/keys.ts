/** Keys of the sums of a year. */
export const profitKeys = {
  year: (year: number) => ['costOverview', year] as const,
  lines: (year: number, fieldId: string) => ['costOverview', year, fieldId] as const,
}
