import { muld } from '../../lib/acts.ts'
import { withoutTotalHerbicide } from '../../lib/grassland.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

/** Turvasmullal ei kasutata üldhävitavat herbitsiidi, field by field. */
export const muldPeatHerbicide: Requirement = {
  key: 'muld-peat-herbicide',
  part: 'MULD_PEAT',
  title: 'Turvasmullal ei kasutata üldhävitavat herbitsiidi',
  summary: 'Toetusalusel maal ei kasutata üldhävitavat herbitsiidi (glüfosaati).',
  sources: muld('§ 8 lg 3'),
  check: (facts) => perField(facts, 'MULD_PEAT', (each) => withoutTotalHerbicide(facts, each)),
}
