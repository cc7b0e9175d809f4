export const cropsText = {
  noCrop: 'Kultuur määramata',
  ofYear: (year: number, crop: string) => `${year}: ${crop}`,
  earlier: (year: number) => `Aasta ${year} kultuur on määramata; see on viimane teadaolev.`,
} as const
