/** Directions in which a row may go, and the one that is suggested. */
import type { AgencyKind } from '../agency/wire.ts'
import { differencesOf } from './compare.ts'
import type { Pair } from './pair.ts'
import type { PriaDifference, PriaDirection, PriaRow, PriaStatus } from './schema.ts'

/** Judgement of both sides of a row. */
export interface Judged {
  readonly status: PriaStatus
  readonly differences: readonly PriaDifference[]
  readonly deletedBy: PriaRow['deletedBy']
}

/** Kinds of which a record of ours can be taken away by the agency's having none. */
const DELETABLE: ReadonlySet<AgencyKind> = new Set(['CROP', 'JOB'])

/** Directions that a row may take. */
export function directionsOf(pair: Pair, { status, deletedBy }: Judged, kind: AgencyKind): PriaDirection[] {
  const has = { ours: pair.local?.body != null, theirs: pair.record !== null }
  const isField = kind === 'FIELD'
  const keep: PriaDirection[] = ['KEEP']
  switch (status) {
    case 'FIELD_NOT_CONNECTED_WITH_PRIA':
      if (!isField) return keep
      return has.theirs || pair.candidates.length > 0 ? ['LINK', 'SEND', 'KEEP'] : ['SEND', 'KEEP']
    case 'NEW_IN_VAGU':
      return pair.candidates.length > 0 ? ['LINK', 'SEND', 'KEEP'] : ['SEND', 'KEEP']
    case 'NEW_IN_PRIA':
      return ['TAKE', 'DELETE_THERE', 'KEEP']
    case 'OUT_OF_SYNC':
      return pair.matchedBy === 'LINK' ? ['SEND', 'TAKE', 'KEEP'] : ['LINK', 'SEND', 'TAKE', 'KEEP']
    case 'IN_SYNC':
      return pair.link?.agreed ? [] : ['LINK']
    case 'DELETED':
      if (deletedBy === 'US') return isField ? ['DELETE_THERE', 'KEEP'] : ['DELETE_THERE', 'TAKE', 'KEEP']
      return DELETABLE.has(kind) ? ['SEND', 'DELETE_HERE', 'KEEP'] : ['SEND', 'KEEP']
    case 'FAILED_TO_CONVERT':
    case 'NOT_COMPLETED':
      if (has.theirs) return pair.link ? ['TAKE', 'DELETE_THERE', 'KEEP'] : ['LINK', 'TAKE', 'KEEP']
      return pair.candidates.length > 0 ? ['LINK', 'KEEP'] : keep
    case 'UNEXPECTED_ERROR':
      return has.theirs ? keep : []
    default:
      return has.theirs ? ['DELETE_THERE', 'KEEP'] : []
  }
}

export const TO_AGENCY: ReadonlySet<PriaDirection> = new Set(['SEND', 'DELETE_THERE'])

/** Direction that loses nothing of either side; nothing where somebody has to choose. */
export function suggestedFor(
  pair: Pair,
  judged: Judged,
  directions: readonly PriaDirection[],
): PriaDirection | null {
  const offered = (direction: PriaDirection) => (directions.includes(direction) ? direction : null)
  const { status, differences, deletedBy } = judged
  if (status === 'FIELD_NOT_CONNECTED_WITH_PRIA')
    return pair.record ? offered('LINK') : pair.candidates.length > 0 ? null : offered('SEND')
  if (status === 'NEW_IN_VAGU') return pair.candidates.length > 0 ? null : offered('SEND')
  if (status === 'NEW_IN_PRIA') return offered('TAKE')
  if (status === 'IN_SYNC') return offered('LINK')
  if (status === 'OUT_OF_SYNC') {
    if (differences.every(({ changedBy }) => changedBy === 'US')) return offered('SEND')
    return differences.every(({ changedBy }) => changedBy === 'AGENCY') ? offered('TAKE') : null
  }
  if (status !== 'DELETED' || !pair.link?.agreed) return null
  const left = deletedBy === 'US' ? pair.record?.body : pair.local?.body
  const isUntouched =
    left != null && differencesOf({ ours: left, theirs: pair.link.agreed, agreed: null }).length === 0
  if (!isUntouched) return null
  return offered(deletedBy === 'US' ? 'DELETE_THERE' : 'DELETE_HERE')
}
