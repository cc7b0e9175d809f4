import { CATEGORY } from '../../../settings/table.ts'
import { counted } from '../../../text/counted.ts'
import { missingInspections as missingInspectionsRule } from '../../../warnings/rules/missing-inspections/rule.ts'
import { INTEGRATED_PEST_MANAGEMENT } from '../../../warnings/lib/law/sources.ts'
import { judgedFinding } from '../../lib/judged.ts'
import type { Requirement } from '../../requirement.ts'

const RULES = [missingInspectionsRule]

/** Seire enne tõrjet, as the warnings judge it. */
export const pppMonitoring: Requirement = {
  key: 'ppp-monitoring',
  part: 'HPK',
  title: 'Seire enne tõrjet',
  summary:
    'Tõrjutakse alles pärast kohapealset vaatlust (integreeritud taimekaitse); Vagu küsib, et vaatlus oleks kirjas.',
  sources: INTEGRATED_PEST_MANAGEMENT,
  limits: RULES.flatMap((rule) => rule.limits ?? []),
  check: (facts) =>
    judgedFinding(facts, {
      rules: RULES,
      looksAt: ({ category }) => category.key === CATEGORY.plantProtection,
      jobs: (count) => counted(count, 'pritsimine', 'pritsimist'),
    }),
}
