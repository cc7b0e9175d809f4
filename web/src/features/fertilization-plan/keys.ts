/** Keys of the plans of fertilization, and of what they are judged with. */
export const planKeys = {
  year: (year: number) => ['fertilizationPlans', year] as const,
  events: (year: number, fieldIds: readonly string[]) =>
    ['fertilizationPlans', 'events', year, fieldIds] as const,
  history: (year: number, fieldId: string) => ['fertilizationPlans', 'history', year, fieldId] as const,
  ownManure: (year: number) => ['fertilizationPlans', 'own-manure', year] as const,
  judges: ['fertilizationPlans', 'judges'] as const,
}
