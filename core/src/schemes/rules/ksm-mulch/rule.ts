import { ksm } from '../../lib/acts.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

/** Orgaaniline multš: told by the farmer, for no record shows it. */
export const ksmMulch: Requirement = {
  key: 'ksm-mulch',
  part: 'KSM_MULCH',
  title: 'Orgaaniline multš',
  summary: 'Lisategevuse põldudel kasutatakse orgaanilist multši; sellest saadetakse geosildiga foto.',
  sources: ksm('§-d 21–26'),
  check: (facts) =>
    toldFinding(facts, {
      key: 'KSM_MULCH_PHOTO',
      done: 'Multši foto on saadetud',
      write: 'Kirjutage, millal multši foto saadeti',
    }),
}
