import { counted } from '../../../text/counted.ts'
import { slopeSpreading as slopeSpreadingRule } from '../../../warnings/rules/slope-spreading/rule.ts'
import { waterAct } from '../../lib/acts.ts'
import { judgedFinding } from '../../lib/judged.ts'
import type { Requirement } from '../../requirement.ts'

const RULES = [slopeSpreadingRule]

/** Väetamine kallakul, as the warnings judge it. */
export const slopeSpreading: Requirement = {
  key: 'slope-spreading',
  part: 'HPK',
  title: 'Väetamine kallakul',
  summary: 'Kallakul 5–10% ei laotata pinnale 1. oktoobrist 20. märtsini ja üle 10% kallakul üldse.',
  sources: waterAct('§ 160'),
  limits: RULES.flatMap((rule) => rule.limits ?? []),
  check: (facts) =>
    judgedFinding(facts, {
      rules: RULES,
      looksAt: ({ materials }) => materials.some(({ type }) => type === 'fertilizer'),
      jobs: (count) => counted(count, 'väetamine', 'väetamist'),
    }),
}
