import { missingInspections as missingInspectionsRule } from '../../../warnings/rules/missing-inspections/rule.ts'
import { INTEGRATED_PEST_MANAGEMENT } from '../../../warnings/lib/law/sources.ts'
import { SPRAYINGS, judged } from '../../lib/judged.ts'

/** Seire enne tõrjet, as the warnings judge it. */
export const pppMonitoring = judged({
  key: 'ppp-monitoring',
  part: 'HPK',
  title: 'Seire enne tõrjet',
  summary:
    'Tõrjutakse alles pärast kohapealset vaatlust (integreeritud taimekaitse); Vagu küsib, et vaatlus oleks kirjas.',
  sources: INTEGRATED_PEST_MANAGEMENT,
  rules: [missingInspectionsRule],
  work: SPRAYINGS,
})
