import { surfaceWater } from '../../lib/acts.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

/** Pinnavee kaitse koolitus: told by the farmer; which year of the commitment it is no record shows. */
export const vesiSurfaceTraining: Requirement = {
  key: 'vesi-surface-training',
  part: 'VESI_SURFACE',
  title: 'Pinnavee kaitse koolitus',
  summary: 'Hiljemalt teise kohustuseaasta 7. detsembriks on läbitud vähemalt üks veekaitseline koolitus.',
  sources: surfaceWater('§ 9 lg 1'),
  check: (facts) =>
    toldFinding(facts, {
      key: 'VESI_SURFACE_TRAINING',
      done: 'Veekaitseline koolitus on läbitud',
      write: 'Kirjutage, millal koolitus läbiti',
    }),
}
