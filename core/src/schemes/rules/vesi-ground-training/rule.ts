import { groundwater } from '../../lib/acts.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

/** Põhjavee kaitse koolitus: told by the farmer; which year of the commitment it is no record shows. */
export const vesiGroundTraining: Requirement = {
  key: 'vesi-ground-training',
  part: 'VESI_GROUND',
  title: 'Põhjavee kaitse koolitus',
  summary: 'Hiljemalt teise kohustuseaasta 7. detsembriks on läbitud vähemalt üks veekaitseline koolitus.',
  sources: groundwater('§ 10 lg 1'),
  check: (facts) =>
    toldFinding(facts, {
      key: 'VESI_GROUND_TRAINING',
      done: 'Veekaitseline koolitus on läbitud',
      write: 'Kirjutage, millal koolitus läbiti',
    }),
}
