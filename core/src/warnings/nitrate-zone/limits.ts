import { dated } from '../dated.ts'
import type { Limit } from '../rule.ts'

/** Published on this day; what held before is not known, so nothing is said of it. */
const SINCE = '2021-11-09'

/** Kilograms of nitrogen in mineral fertilisers, per hectare and calendar year. */
export const MINERAL_NITROGEN = dated([{ since: SINCE, value: 120 }])
/** Kilograms of nitrogen in mineral fertilisers, per hectare and spreading, for winter cereals and grass cut often. */
export const SINGLE_DOSE = dated([{ since: SINCE, value: 80 }])
/** Kilograms of sewage sludge per hectare. */
export const SLUDGE = dated([{ since: SINCE, value: 0 }])

const TEXT = 'Nitraaditundliku ala kaitse-eeskiri § 3 (RT I, 09.11.2021, 10)'
const PLACES =
  'Rakvere linn ja vald, Kadrina, Tapa, Väike-Maarja, Vinni, Järva, Põltsamaa ja Jõgeva vald, Paide linn'

export const nitrateZoneLimits: readonly Limit[] = [
  {
    what: 'Mineraalväetise lämmastik kalendriaastas, kaitsmata põhjaveega ja karstialal',
    unit: 'kg/ha',
    values: MINERAL_NITROGEN,
    source: `${TEXT}; ala omavalitsused (§ 2, osaliselt): ${PLACES}`,
  },
  {
    what: 'Mineraalväetise lämmastik ühe korraga taliviljale ja mitmeniitelisele rohumaale, samal alal',
    unit: 'kg/ha',
    values: SINGLE_DOSE,
    source: TEXT,
  },
  { what: 'Reoveesete samal alal', unit: 'kg/ha', values: SLUDGE, source: TEXT },
]
