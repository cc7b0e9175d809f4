import { isGardenCrop } from '../../../warnings/lib/ksm.ts'
import { ksm } from '../../lib/acts.ts'
import { cropIn } from '../../lib/land.ts'
import { nothingOf } from '../../lib/say.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

/** Teenindusala rohukamar: told by the farmer, for no record shows it. */
export const ksmGardenSward: Requirement = {
  key: 'ksm-garden-sward',
  part: 'KSM',
  title: 'Aiakultuuride teenindusala',
  summary: 'Köögivilja, maasika, ravim- ja maitsetaimede, puuviljade ja marjade teenindusala on rohukamaras.',
  sources: ksm('§ 18 lg 1'),
  check: (facts) =>
    facts.fields.every((each) => !isGardenCrop(cropIn(each, facts.year) ?? ''))
      ? nothingOf('Aiakultuure sel aastal ei kasvatata.')
      : toldFinding(facts, {
          key: 'KSM_GARDEN_SWARD',
          done: 'Teenindusala rohukamar on üle vaadatud',
          write: 'Vaadake üle, kas teenindusala on rohukamaras, ja kirjutage, millal',
        }),
}
