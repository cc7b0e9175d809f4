/** Keys of hours worked. */
export const workTimeKeys = {
  ofYear: (year: number) => ['workTimes', year] as const,
  last: ['workTimes', 'last'] as const,
  history: (id: string) => ['workTimes', 'history', id] as const,
}
