/** Keys of what is loaded of the requisite plan. */
export const requisitePlanKeys = {
  ofYear: (year: number) => ['requisite-plan', year] as const,
  otherCrop: (year: number, fieldId: string, crop: string) =>
    ['requisite-plan', 'other-crop', year, fieldId, crop] as const,
  profits: (year: number) => ['requisite-plan', 'profits', year] as const,
  history: (id: string) => ['requisite-plan', 'history', id] as const,
}
