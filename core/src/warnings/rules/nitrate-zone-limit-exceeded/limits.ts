import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

/** The same limits stood in the regulation before; what held earlier is not known, so nothing is said of it. */
const SINCE = '2019-12-13'

/** Kilograms of nitrogen in mineral fertilizers, per hectare and calendar year. */
export const MINERAL_NITROGEN = dated([{ since: SINCE, value: 120 }])
/** Kilograms of nitrogen in mineral fertilizers, per hectare and spreading, for winter cereals and grass cut often. */
export const SINGLE_DOSE = dated([{ since: SINCE, value: 80 }])
/** Kilograms of sewage sludge per hectare. */
export const SLUDGE = dated([{ since: SINCE, value: 0 }])

const TEXT =
  '05.11.2021 määrus nr 49 § 3 (RT I, 09.11.2021, 10); enne 12.11.2021 sama piir määruses nr 100 (RT I, 10.12.2019, 6)'
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
