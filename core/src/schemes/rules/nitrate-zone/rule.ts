import { counted } from '../../../text/counted.ts'
import { nitrateZoneLimitExceeded as nitrateZoneLimitExceededRule } from '../../../warnings/rules/nitrate-zone-limit-exceeded/rule.ts'
import { NITRATE_AREA } from '../../../warnings/lib/law/water-sources.ts'
import { judgedFinding } from '../../lib/judged.ts'
import type { Requirement } from '../../requirement.ts'

const RULES = [nitrateZoneLimitExceededRule]

/** Lämmastik nitraaditundlikul alal, as the warnings judge it. */
export const nitrateZone: Requirement = {
  key: 'nitrate-zone',
  part: 'HPK',
  title: 'Lämmastik nitraaditundlikul alal',
  summary:
    'Kaitsmata põhjaveega ja karstialal antakse mineraallämmastikku kuni 120 kg/ha ning taliviljale ja mitmeniitelisele rohumaale korraga kuni 80 kg/ha; reoveesetet ei kasutata.',
  sources: NITRATE_AREA,
  limits: RULES.flatMap((rule) => rule.limits ?? []),
  check: (facts) =>
    judgedFinding(facts, {
      rules: RULES,
      looksAt: ({ materials }) => materials.some(({ type }) => type === 'fertilizer'),
      jobs: (count) => counted(count, 'väetamine', 'väetamist'),
    }),
}
