import { slopeSpreading as slopeSpreadingRule } from '../../../warnings/rules/slope-spreading/rule.ts'
import { waterAct } from '../../lib/acts.ts'
import { FERTILIZINGS, judged } from '../../lib/judged.ts'

/** Väetamine kallakul, as the warnings judge it. */
export const slopeSpreading = judged({
  key: 'slope-spreading',
  part: 'HPK',
  title: 'Väetamine kallakul',
  summary: 'Kallakul 5–10% ei laotata pinnale 1. oktoobrist 20. märtsini ja üle 10% kallakul üldse.',
  sources: waterAct('§ 160'),
  rules: [slopeSpreadingRule],
  work: FERTILIZINGS,
})
