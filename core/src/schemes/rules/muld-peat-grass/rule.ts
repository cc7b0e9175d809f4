import { muld } from '../../lib/acts.ts'
import { untilled } from '../../lib/grassland.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

const SOMETIMES: ReadonlySet<string> = new Set(['disc-harrowing'])

/** Turvasmuld rohumaana, harimata, field by field. */
export const muldPeatGrass: Requirement = {
  key: 'muld-peat-grass',
  part: 'MULD_PEAT',
  title: 'Turvasmuld rohumaana, harimata',
  summary:
    'Turvasmuld on viis aastat rohumaa ja seda ei harita; perioodi jooksul on lubatud üks freesimine või kuni kaks randaalimist, uuendada tohib otsekülvi ja äestamisega.',
  sources: muld('§ 8 lg 4–6'),
  check: (facts) => perField(facts, 'MULD_PEAT', (each) => untilled(facts, each, SOMETIMES)),
}
