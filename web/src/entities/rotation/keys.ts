/** Keys of the plan of crops, and of the yields that are counted on. */
export const rotationKeys = {
  plan: ['rotation', 'plan'] as const,
  goals: (year: number) => ['yieldGoals', year] as const,
  changing: ['rotation', 'change'] as const,
}
