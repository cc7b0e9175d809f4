import { dated } from '../dated.ts'
import type { Limit } from '../rule.ts'

/** Kilograms of nitrogen in manure and from grazing, per hectare of the farm's arable land and calendar year. */
export const MANURE_NITROGEN = dated([{ since: null, value: 170 }])

export const manureNitrogenLimits: readonly Limit[] = [
  {
    what: 'Sõnniku ja karjatamisega antav lämmastik haritava maa hektari kohta, keskmiselt kalendriaastas',
    unit: 'kg/ha',
    values: MANURE_NITROGEN,
    source: 'Veeseadus Maalehe vahendusel (2019); kehtivuse algus teadmata',
  },
]
