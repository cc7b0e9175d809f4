import { noFertilizationAllowed as noFertilizationAllowedRule } from '../../../warnings/rules/no-fertilization-allowed/rule.ts'
import { waterAct } from '../../lib/acts.ts'
import { FERTILIZINGS, judged } from '../../lib/judged.ts'

/** Väetamise keeluajad, as the warnings judge it. */
export const spreadingDates = judged({
  key: 'spreading-dates',
  part: 'HPK',
  title: 'Väetamise keeluajad',
  summary:
    'Mineraallämmastikku ei laotata 15. oktoobrist 20. märtsini, vedelsõnnikut 1. novembrist ja muid orgaanilisi väetisi 1. detsembrist 20. märtsini.',
  sources: waterAct('§ 158 lg 3–4, § 159 lg 1–4'),
  rules: [noFertilizationAllowedRule],
  work: FERTILIZINGS,
})
