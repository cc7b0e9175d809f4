import { muld } from '../../lib/acts.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

/** Turvasmulla kaitse koolitus: told by the farmer; which year of the commitment it is no record shows. */
export const muldPeatTraining: Requirement = {
  key: 'muld-peat-training',
  part: 'MULD_PEAT',
  title: 'Turvasmulla kaitse koolitus',
  summary: 'Hiljemalt teise kohustuseaasta 7. detsembriks on läbitud vähemalt üks mullakaitseline koolitus.',
  sources: muld('§ 10 lg 1'),
  check: (facts) =>
    toldFinding(facts, {
      key: 'MULD_PEAT_TRAINING',
      done: 'Mullakaitseline koolitus on läbitud',
      write:
        'Kirjutage, millal mullakaitseline koolitus läbiti (hiljemalt teise kohustuseaasta 7. detsember)',
    }),
}
