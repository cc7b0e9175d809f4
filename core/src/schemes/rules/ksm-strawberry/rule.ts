import { ksm } from '../../lib/acts.ts'
import { cropRowFinding } from '../../lib/crop-rows.ts'
import type { Requirement } from '../../requirement.ts'

/** Maasikas kuni viis aastat järjest, as the rotation plan judges it. */
export const ksmStrawberry: Requirement = {
  key: 'ksm-strawberry',
  part: 'KSM',
  title: 'Maasikas kuni viis aastat järjest',
  summary: 'Maasikat ei kasvatata samal maal kauem kui viiel järjestikusel aastal.',
  sources: ksm('§ 12 lg 1 p 3'),
  check: (facts) => cropRowFinding(facts, 'strawberry'),
}
