/** Status of a pair of records, and whether it counts as a difference. */
import type { AgencyBody, AgencyKind, AgencyRecord } from '../agency/wire.ts'
import type { Local } from './book.ts'
import { differencesOf } from './compare.ts'
import type { Judged } from './directions.ts'
import type { Pair } from './pair.ts'
import type { PriaStatus } from './schema.ts'
import { sealOf } from './seal.ts'
import type { Desk } from './sides.ts'

const plainly = (status: PriaStatus): Judged => ({ status, differences: [], deletedBy: null })

function judgeBoth(pair: Pair, body: AgencyBody, record: AgencyRecord): Judged {
  const differences = differencesOf({
    ours: body,
    theirs: record.body,
    // it is read of its text, and asked for only where something differs
    get agreed() {
      return pair.link?.agreed ?? null
    },
  })
  return { status: differences.length === 0 ? 'IN_SYNC' : 'OUT_OF_SYNC', differences, deletedBy: null }
}

const isConnected = (local: Local, kind: AgencyKind, desk: Desk): boolean =>
  kind === 'FIELD' || desk.fieldLinks.has(local.fieldId)

function judgeLocal(pair: Pair & { readonly local: Local }, kind: AgencyKind, desk: Desk): Judged {
  const { local, record, link } = pair
  if (local.state !== null) return plainly(local.state)
  if (!isConnected(local, kind, desk)) return plainly('FIELD_NOT_CONNECTED_WITH_PRIA')
  if (local.body === null) return plainly('FAILED_TO_CONVERT')
  if (record === null && link?.agencyId != null && desk.isAsked)
    return { status: 'DELETED', differences: [], deletedBy: 'AGENCY' }
  if (kind === 'FIELD' && pair.matchedBy !== 'LINK') {
    const differences = record ? judgeBoth(pair, local.body, record).differences : []
    return { status: 'FIELD_NOT_CONNECTED_WITH_PRIA', differences, deletedBy: null }
  }
  return record === null ? plainly('NEW_IN_VAGU') : judgeBoth(pair, local.body, record)
}

export function judge(pair: Pair, kind: AgencyKind, desk: Desk): Judged {
  const { local } = pair
  if (local) return judgeLocal({ ...pair, local }, kind, desk)
  return pair.link ? { status: 'DELETED', differences: [], deletedBy: 'US' } : plainly('NEW_IN_PRIA')
}

interface TwoSides {
  readonly local: Pick<Local, 'body'> | null
  readonly record: AgencyRecord | null
}
/** Seal of both sides of a row: while it is the same, what the farmer kept apart stays kept apart. */
export const keptSeal = ({ local, record }: TwoSides): string =>
  sealOf(JSON.stringify([local?.body ?? null, record?.version ?? 0]))

const COUNTED: ReadonlySet<PriaStatus> = new Set([
  'FIELD_NOT_CONNECTED_WITH_PRIA',
  'FAILED_TO_CONVERT',
  'NEW_IN_VAGU',
  'NEW_IN_PRIA',
  'OUT_OF_SYNC',
  'UNEXPECTED_ERROR',
  'DELETED',
])

const isKept = (pair: Pair): boolean => pair.kept !== null && pair.kept === keptSeal(pair)

/** Work that goes on still, here and there. */
const isUnderWay = ({ local, record }: Pair): boolean =>
  local?.state === 'NOT_COMPLETED' &&
  local.likely?.day != null &&
  record?.kind === 'JOB' &&
  record.body.endsOn === null

export function isDifference(pair: Pair, { status }: Judged): boolean {
  if (isKept(pair) || isUnderWay(pair)) return false
  // work that is no longer done, or is none of PRIA's any more, stands there as done
  return COUNTED.has(status) || (pair.local?.state != null && pair.record !== null)
}
