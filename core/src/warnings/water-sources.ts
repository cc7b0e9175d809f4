import { dated } from './dated.ts'

/**
 * What the Water Act says of manure. The present act is in force since 1 October 2019; the figures come from papers and
 * advisers that quote it, not from its text.
 */
export const WATER_ACT = dated([
  { since: null, value: { title: 'Veeseadus, väetiste kasutamise nõuded (varasem redaktsioon)' } },
  {
    since: '2019-10-01',
    value: {
      title: 'Veeseadus, väetiste kasutamise nõuded (§-d 155–164)',
      url: 'https://www.riigiteataja.ee/akt/122022019001',
    },
  },
])

/** The protection rules of the nitrate-vulnerable area, as published on 9 November 2021; earlier ones are not at hand. */
export const NITRATE_AREA = dated([
  {
    since: '2021-11-09',
    value: {
      title: 'Pandivere ja Adavere-Põltsamaa nitraaditundliku ala kaitse-eeskiri § 3 (RT I, 09.11.2021, 10)',
      url: 'https://www.riigiteataja.ee/akt/109112021010',
    },
  },
])
