import { CATEGORY } from '../../../settings/table.ts'
import { counted } from '../../../text/counted.ts'
import { ksmSubstanceTimes as ksmSubstanceTimesRule } from '../../../warnings/rules/ksm-substance-times/rule.ts'
import { ksm } from '../../lib/acts.ts'
import { judgedFinding } from '../../lib/judged.ts'
import type { Requirement } from '../../requirement.ts'

const RULES = [ksmSubstanceTimesRule]

/** Sama toimeaine kuni kaks korda, as the warnings judge it. */
export const ksmSubstanceTimes: Requirement = {
  key: 'ksm-substance-times',
  part: 'KSM',
  title: 'Sama toimeaine kuni kaks korda',
  summary:
    'Sama toimeainet kasutatakse samal põllul kalendriaastas kuni kaks korda (insektitsiidid välja arvatud); nisu, rukis, oder, kaer, raps, rüps, mais, hernes, uba ja heintaimed.',
  sources: ksm('§ 17'),
  limits: RULES.flatMap((rule) => rule.limits ?? []),
  check: (facts) =>
    judgedFinding(facts, {
      rules: RULES,
      looksAt: ({ category }) => category.key === CATEGORY.plantProtection,
      jobs: (count) => counted(count, 'pritsimine', 'pritsimist'),
    }),
}
