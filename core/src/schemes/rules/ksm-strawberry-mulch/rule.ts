import { ksm } from '../../lib/acts.ts'
import { cropByKey } from '../../../crops/table.ts'
import { cropIn } from '../../lib/land.ts'
import { nothingOf } from '../../lib/say.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

/** Maasika multš: told by the farmer, for no record shows it. */
export const ksmStrawberryMulch: Requirement = {
  key: 'ksm-strawberry-mulch',
  part: 'KSM',
  title: 'Maasika multš',
  summary: 'Maasika multšimisest saadetakse geosildiga foto rakendusega Iva.',
  sources: ksm('§ 18'),
  check: (facts) =>
    facts.fields.every((each) => cropByKey(cropIn(each, facts.year) ?? '')?.rotationGroup !== 'strawberry')
      ? nothingOf('Maasikat sel aastal ei kasvatata.')
      : toldFinding(facts, {
          key: 'KSM_STRAWBERRY_MULCH',
          done: 'Maasika multši foto on saadetud',
          write: 'Kirjutage, millal maasika multši foto saadeti',
        }),
}
