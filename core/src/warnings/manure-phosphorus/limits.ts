import { dated } from '../dated.ts'
import type { Limit } from '../rule.ts'

/** Kilograms of phosphorus in manure and from grazing, per hectare of arable land and year, mean of five years. */
export const MANURE_PHOSPHORUS = dated([{ since: null, value: 25 }])
/** Calendar years of the mean: a year and the four before it. */
export const MEAN_YEARS = 5
/** Most plant-available phosphorus, mg/kg by Mehlich 3, at which the need is large or very large. */
export const LARGE_NEED = dated([{ since: null, value: 45 }])
/** Years for which a soil sample is valid. */
export const SAMPLE_YEARS = dated([{ since: null, value: 5 }])

export const manurePhosphorusLimits: readonly Limit[] = [
  {
    what: 'Sõnniku ja karjatamisega antav fosfor haritava maa hektari kohta, viie aasta libisev keskmine',
    unit: 'kg/ha',
    values: MANURE_PHOSPHORUS,
    source: 'Veeseadus nõuandeteenistuse vahendusel (teabesalv.pikk.ee, Vesi KM 1); kehtivuse algus teadmata',
  },
  {
    what: 'Omastatav fosfor (Mehlich 3), milleni tarve on suur või väga suur ja piir ei kehti',
    unit: 'mg/kg',
    values: LARGE_NEED,
    source: 'Fosforitarbe klassid, määrus 30.09.2019 nr 74 (RT I, 01.10.2019, 12)',
  },
  {
    what: 'Mullaproovi kehtivus',
    unit: 'aastat',
    values: SAMPLE_YEARS,
    source: 'Nõuandeteenistus (teabesalv.pikk.ee): üks proov 5 ha kohta viie aasta jooksul',
  },
]
