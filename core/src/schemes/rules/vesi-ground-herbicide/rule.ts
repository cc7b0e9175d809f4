import { groundwater } from '../../lib/acts.ts'
import { withoutTotalHerbicide } from '../../lib/grassland.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

/** Põhjavee kaitsel ei kasutata üldhävitavat herbitsiidi, field by field. */
export const vesiGroundHerbicide: Requirement = {
  key: 'vesi-ground-herbicide',
  part: 'VESI_GROUND',
  title: 'Põhjavee kaitsel ei kasutata üldhävitavat herbitsiidi',
  summary: 'Toetusalusel maal ei kasutata üldhävitavat herbitsiidi (glüfosaati).',
  sources: groundwater('§ 8 lg 3'),
  check: (facts) => perField(facts, 'VESI_GROUND', (each) => withoutTotalHerbicide(facts, each)),
}
