import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'
import { LAST_PART_BEFORE } from './exception.ts'

/** Kilograms of nitrogen in manure and from grazing, per hectare of the farm's arable land and calendar year. */
export const MANURE_NITROGEN = dated([{ since: null, value: 170 }])

export const manureNitrogenLimits: readonly Limit[] = [
  {
    what: 'Erand: sõnniku viimane jagu enne seda päeva (KK-PP); jagusid vähemalt kaks',
    unit: '',
    values: LAST_PART_BEFORE,
    source: 'Veeseadus § 161 lg 2; „mitmes jaos“ on Vagu järgi kaks või enam',
  },
  {
    what: 'Sõnniku ja karjatamisega antav lämmastik haritava maa hektari kohta, keskmiselt kalendriaastas',
    unit: 'kg/ha',
    values: MANURE_NITROGEN,
    source: 'Veeseadus § 161 lg 1',
  },
]
