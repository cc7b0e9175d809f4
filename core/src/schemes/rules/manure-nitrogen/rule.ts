import { manureNitrogenExceeded as manureNitrogenExceededRule } from '../../../warnings/rules/manure-nitrogen-exceeded/rule.ts'
import {
  MANURE_NITROGEN,
  manureNitrogenLimits,
} from '../../../warnings/rules/manure-nitrogen-exceeded/limits.ts'
import { waterAct } from '../../lib/acts.ts'
import { manureFinding } from '../../lib/manure.ts'
import type { Requirement } from '../../requirement.ts'

/** Sõnnikulämmastik kuni 170 kg/ha, as the warning judges the farm. */
export const manureNitrogen: Requirement = {
  key: 'manure-nitrogen',
  part: 'HPK',
  title: 'Sõnnikulämmastik kuni 170 kg/ha',
  summary:
    'Sõnniku ja karjatamisega antakse haritava maa keskmisena kuni 170 kg lämmastikku hektarile aastas.',
  sources: waterAct('§ 161 lg 1–3¹'),
  limits: manureNitrogenLimits,
  check: (facts) =>
    manureFinding(facts, {
      rule: manureNitrogenExceededRule,
      kilogramsOf: ({ nitrogenKg }) => nitrogenKg,
      limit: MANURE_NITROGEN.at(`${facts.year}-12-31`)?.value ?? 0,
      years: 1,
      element: 'lämmastikku',
    }),
}
