import { counted } from '../../../text/counted.ts'
import { noFertilizationAllowed as noFertilizationAllowedRule } from '../../../warnings/rules/no-fertilization-allowed/rule.ts'
import { waterAct } from '../../lib/acts.ts'
import { judgedFinding } from '../../lib/judged.ts'
import type { Requirement } from '../../requirement.ts'

const RULES = [noFertilizationAllowedRule]

/** Väetamise keeluajad, as the warnings judge it. */
export const spreadingDates: Requirement = {
  key: 'spreading-dates',
  part: 'HPK',
  title: 'Väetamise keeluajad',
  summary:
    'Mineraallämmastikku ei laotata 15. oktoobrist 20. märtsini, vedelsõnnikut 1. novembrist ja muid orgaanilisi väetisi 1. detsembrist 20. märtsini.',
  sources: waterAct('§ 158 lg 3–4, § 159 lg 1–4'),
  limits: RULES.flatMap((rule) => rule.limits ?? []),
  check: (facts) =>
    judgedFinding(facts, {
      rules: RULES,
      looksAt: ({ materials }) => materials.some(({ type }) => type === 'fertilizer'),
      jobs: (count) => counted(count, 'väetamine', 'väetamist'),
    }),
}
