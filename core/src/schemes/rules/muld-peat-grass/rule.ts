import type { EventFacts } from '../../../warnings/facts.ts'
import { muld } from '../../lib/acts.ts'
import { untilled } from '../../lib/grassland.ts'
import { isMilling, MILLING_TYPE } from '../../lib/milling.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

const isSometimes = (event: EventFacts): boolean => event.job.key === 'disc-harrowing' || isMilling(event)

/** Turvasmuld rohumaana, harimata, field by field. */
export const muldPeatGrass: Requirement = {
  key: 'muld-peat-grass',
  part: 'MULD_PEAT',
  title: 'Turvasmuld rohumaana, harimata',
  summary: `Turvasmuld on viis aastat rohumaa ja seda ei harita; perioodi jooksul on lubatud üks freesimine või kuni kaks randaalimist, uuendada tohib otsekülvi ja äestamisega. ${MILLING_TYPE}`,
  sources: muld('§ 8 lg 4–6'),
  check: (facts) => perField(facts, 'MULD_PEAT', (each) => untilled(facts, each, isSometimes)),
}
