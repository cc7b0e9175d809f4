import { ksm } from '../../lib/acts.ts'
import { cropRowFinding } from '../../lib/crop-rows.ts'
import type { Requirement } from '../../requirement.ts'

/** Ristõielised iga nelja aasta tagant, as the rotation plan judges it. */
export const ksmCrucifers: Requirement = {
  key: 'ksm-crucifers',
  part: 'KSM',
  title: 'Ristõielised iga nelja aasta tagant',
  summary:
    'Ristõielisi ei kasvatata samal maal enne kolme aasta möödumist; arvestatakse kolme täisaastat vahet (sätet saab lugeda mitmeti).',
  sources: ksm('§ 12 lg 1 p 2, lg 2–3 ja 6'),
  check: (facts) => cropRowFinding(facts, 'crucifers'),
}
