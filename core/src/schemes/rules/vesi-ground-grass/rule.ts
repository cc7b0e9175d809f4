import { groundwater } from '../../lib/acts.ts'
import { untilled } from '../../lib/grassland.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

/** Põhjavee kaitseks rohumaa, harimata, field by field. */
export const vesiGroundGrass: Requirement = {
  key: 'vesi-ground-grass',
  part: 'VESI_GROUND',
  title: 'Põhjavee kaitseks rohumaa, harimata',
  summary: 'Toetusalune maa on rohumaa ja seda ei harita; uuendada tohib otsekülvi ja äestamisega.',
  sources: groundwater('§ 8 lg 4–5'),
  check: (facts) => perField(facts, 'VESI_GROUND', (each) => untilled(facts, each)),
}
