export const cropsText = {
  ownCrops: 'Minu kultuurid',
  uses: {
    UNDERSOWN: 'Allakülv',
    CATCH_CROP_KSM: 'Vahekultuur (KSM)',
    CATCH_CROP: 'Vahekultuur',
  },
  /** A crop beside the main one. */
  other: (use: string, crop: string) => `+ ${crop} (${use.toLocaleLowerCase('et').replace('ksm', 'KSM')})`,
  noCrop: 'Kultuur määramata',
  ofYear: (year: number, crop: string) => `${year}: ${crop}`,
  earlier: (year: number) => `Aasta ${year} kultuur on määramata; see on viimane teadaolev.`,
} as const
