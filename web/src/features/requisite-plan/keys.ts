/** Keys of what is loaded of the requisite plan. */
export const requisitePlanKeys = {
  ofYear: (year: number) => ['requisite-plan', year] as const,
  history: (id: string) => ['requisite-plan', 'history', id] as const,
}
