import { ksm } from '../../lib/acts.ts'
import { cropRowFinding } from '../../lib/crop-rows.ts'
import type { Requirement } from '../../requirement.ts'

/** Teravili kuni kolm aastat järjest, as the rotation plan judges it. */
export const ksmCerealsInRow: Requirement = {
  key: 'ksm-cereals-in-row',
  part: 'KSM',
  title: 'Teravili kuni kolm aastat järjest',
  summary:
    'Samal maal ei kasvatata teravilja kauem kui kolmel järjestikusel aastal. Mais, sorgo ja tatar katkestavad rea, kesa ja vahekultuur ei katkesta ega lähe arvesse.',
  sources: ksm('§ 12 lg 1 p 1, lg 2–3 ja 5'),
  check: (facts) => cropRowFinding(facts, 'cereals'),
}
