import { countedFields } from '../../../text/counted.ts'
import { ksm } from '../../lib/acts.ts'
import { fieldsOf, lineOf } from '../../lib/land.ts'
import { isAlsoCatchCrop, NOT_BOTH } from '../../lib/one-activity.ts'
import { way } from '../../lib/say.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

/** Orgaaniline multš: told by the farmer, for no record shows it; and no catch crop on the same field. */
export const ksmMulch: Requirement = {
  key: 'ksm-mulch',
  part: 'KSM_MULCH',
  title: 'Orgaaniline multš',
  summary:
    'Lisategevuse põldudel kasutatakse orgaanilist multši; sellest saadetakse geosildiga foto. Samale põllule vahekultuuri lisategevust ei võeta.',
  sources: ksm('§ 21, § 6 lg 9'),
  check: (facts) => {
    const both = fieldsOf(facts, 'KSM_MULCH').filter((each) => isAlsoCatchCrop(facts, each))
    if (both.length > 0)
      return {
        state: 'violation',
        says: `KSM vahekultuur on ka multši põllul (${countedFields(both.length)}).`,
        lines: both.map((each) => lineOf(each, { is: 'against', note: NOT_BOTH })),
        ways: [way('schemes', 'Valige põllule üks lisategevus')],
      }
    return toldFinding(facts, {
      key: 'KSM_MULCH_PHOTO',
      done: 'Multši foto on saadetud',
      write: 'Kirjutage, millal multši foto saadeti',
    })
  },
}
