import { counted } from '../../../text/counted.ts'
import { manureIncorporation as manureIncorporationRule } from '../../../warnings/rules/manure-incorporation/rule.ts'
import { novemberIncorporation as novemberIncorporationRule } from '../../../warnings/rules/november-incorporation/rule.ts'
import { waterAct } from '../../lib/acts.ts'
import { judgedFinding } from '../../lib/judged.ts'
import type { Requirement } from '../../requirement.ts'

const RULES = [manureIncorporationRule, novemberIncorporationRule]

/** Sõnniku muldaviimine 24 tunniga, as the warnings judge it. */
export const manureIncorporation: Requirement = {
  key: 'manure-incorporation',
  part: 'HPK',
  title: 'Sõnniku muldaviimine 24 tunniga',
  summary:
    'Kasvava kultuurita põllul viiakse sõnnik mulda 24 tunni jooksul; novembris ka kasvava kultuuriga põllul.',
  sources: waterAct('§ 159 lg 5–6'),
  limits: RULES.flatMap((rule) => rule.limits ?? []),
  check: (facts) =>
    judgedFinding(facts, {
      rules: RULES,
      looksAt: ({ materials }) => materials.some(({ type }) => type === 'fertilizer'),
      jobs: (count) => counted(count, 'väetamine', 'väetamist'),
    }),
}
