import { SOIL_METHODS, type SoilMethod } from '../../../jobs/schema.ts'
import { type Dated, dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

/** Kilograms of phosphorus in manure and from grazing, per hectare of arable land and year, mean of five years. */
export const MANURE_PHOSPHORUS = dated([{ since: null, value: 25 }])
/** Calendar years of the mean: a year and the four before it. */
export const MEAN_YEARS = 5
const since2019 = (value: number) => dated([{ since: '2019-10-04', value }])
/** Most plant-available phosphorus, mg/kg, at which the need is large or very large, by the method that measured it. */
export const LARGE_NEED: Readonly<Record<SoilMethod, Dated<number>>> = {
  MEHLICH3: since2019(45),
  AL: since2019(40),
  DL: since2019(19),
}
export const METHOD_NAMES: Readonly<Record<SoilMethod, string>> = {
  MEHLICH3: 'Mehlich 3',
  AL: 'AL',
  DL: 'DL',
}
/** Years for which a soil sample is valid. */
export const SAMPLE_YEARS = dated([{ since: null, value: 5 }])

export const manurePhosphorusLimits: readonly Limit[] = [
  {
    what: 'Sõnniku ja karjatamisega antav fosfor haritava maa hektari kohta, viie aasta libisev keskmine',
    unit: 'kg/ha',
    values: MANURE_PHOSPHORUS,
    source: 'Veeseadus § 161 lg 8',
  },
  ...SOIL_METHODS.map((method) => ({
    what: `Omastatav fosfor (${METHOD_NAMES[method]}), milleni tarve on suur või väga suur ja piir ei kehti`,
    unit: 'mg/kg',
    values: LARGE_NEED[method],
    source: '„Fosforitarbe klassid“, 30.09.2019 määrus nr 74, § 2 lg 2 (RT I, 01.10.2019, 12)',
  })),
  {
    what: 'Mullaproovi kehtivus',
    unit: 'aastat',
    values: SAMPLE_YEARS,
    source: 'Veeseadus § 161 lg 9: üks proov 5 ha kohta viie aasta jooksul',
  },
]
