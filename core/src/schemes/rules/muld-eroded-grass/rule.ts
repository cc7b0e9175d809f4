import { muld } from '../../lib/acts.ts'
import { untilled } from '../../lib/grassland.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

/** Erodeeritud muld rohumaana, harimata, field by field. */
export const muldErodedGrass: Requirement = {
  key: 'muld-eroded-grass',
  part: 'MULD_ERODED',
  title: 'Erodeeritud muld rohumaana, harimata',
  summary:
    'Erodeeritud muld on viis aastat rohumaa ja seda ei harita; uuendada tohib otsekülvi ja äestamisega.',
  sources: muld('§ 8 lg 4 ja 6'),
  check: (facts) => perField(facts, 'MULD_ERODED', (each) => untilled(facts, each)),
}
