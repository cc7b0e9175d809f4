import { muld } from '../../lib/acts.ts'
import { withoutTotalHerbicide } from '../../lib/grassland.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

/** Erodeeritud mullal ei kasutata üldhävitavat herbitsiidi, field by field. */
export const muldErodedHerbicide: Requirement = {
  key: 'muld-eroded-herbicide',
  part: 'MULD_ERODED',
  title: 'Erodeeritud mullal ei kasutata üldhävitavat herbitsiidi',
  summary: 'Toetusalusel maal ei kasutata üldhävitavat herbitsiidi (glüfosaati).',
  sources: muld('§ 8 lg 3'),
  check: (facts) => perField(facts, 'MULD_ERODED', (each) => withoutTotalHerbicide(facts, each)),
}
