/** Keys of the sums of a year. */
export const profitKeys = {
  year: (year: number) => ['costOverview', year] as const,
  history: (year: number) => ['costOverview', year, 'history'] as const,
  lines: (year: number, fieldId: string) => ['costOverview', year, fieldId] as const,
}
