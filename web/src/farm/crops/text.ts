export const words = {
  noCrop: 'Kultuur määramata',
} as const
