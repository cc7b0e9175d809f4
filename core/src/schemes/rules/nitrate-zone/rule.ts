import { nitrateZoneLimitExceeded as nitrateZoneLimitExceededRule } from '../../../warnings/rules/nitrate-zone-limit-exceeded/rule.ts'
import { NITRATE_AREA } from '../../../warnings/lib/law/water-sources.ts'
import { FERTILIZINGS, judged } from '../../lib/judged.ts'

/** Lämmastik nitraaditundlikul alal, as the warnings judge it. */
export const nitrateZone = judged({
  key: 'nitrate-zone',
  part: 'HPK',
  title: 'Lämmastik nitraaditundlikul alal',
  summary:
    'Kaitsmata põhjaveega ja karstialal antakse mineraallämmastikku kuni 120 kg/ha ning taliviljale ja mitmeniitelisele rohumaale korraga kuni 80 kg/ha; reoveesetet ei kasutata.',
  sources: NITRATE_AREA,
  rules: [nitrateZoneLimitExceededRule],
  work: FERTILIZINGS,
})
