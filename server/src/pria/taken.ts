/** Records of ours that bringing in is about, and whether they are as somebody looked at them. */
import { AppError } from '@vagu/core/errors'
import type { AgencyBody, AgencyKind, AgencyRecord } from '@vagu/core/agency/wire'
import { isSame } from '@vagu/core/pria/compare'
import { convertCrops } from '@vagu/core/pria/convert'
import type { Field, FieldDraft } from '@vagu/core/fields/schema'
import { FieldDraft as DraftShape } from '@vagu/core/fields/schema'
import { check } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import type { Writer } from '../db/schema.ts'
import { getField } from '../fields/store.ts'
import type { LinkOf } from './links.ts'
import type { Season } from './stored.ts'

/** Our record as the farmer looked at it. */
export interface Seen {
  /** Body that it had at the agency; null where it had none. */
  readonly body: AgencyBody | null
  /** When it was changed last; without it, it may be as it is. */
  readonly at: string | undefined
  /** When the run was begun: what came here later nobody has looked at. */
  readonly before: string
}

/** A record of the agency, and ours that it is laid over; nothing where it becomes a new one. */
export interface Taken {
  readonly season: Season
  readonly record: AgencyRecord
  readonly recordId: string | null
  readonly part: string
  readonly seen: Seen
}
/** The record of ours that it has become, with its part, and whether all that the agency told is in it. */
export interface Place extends Pick<LinkOf, 'recordId' | 'part'> {
  readonly isWhole: boolean
}

export const gone = () => new AppError('notFound')
/** Something of ours is not as it was looked at. */
export const changed = () => new AppError('conflict')

interface OfField {
  readonly season: Season
  /** The agency's id of the field. */
  readonly agencyField: string
}

/** The field of ours that a record of the agency stands on. */
export async function requireField(
  tx: Writer,
  actor: Actor,
  { season, agencyField }: OfField,
): Promise<Field> {
  const link = await tx
    .selectFrom('pria_link')
    .select('record_id')
    .where('account_id', '=', season.accountId)
    .where('client_id', '=', season.clientId)
    .where('year', '=', season.year)
    .where('kind', '=', 'FIELD')
    .where('agency_id', '=', agencyField)
    .limit(1)
    .executeTakeFirst()
  if (link === undefined) throw gone()
  return getField(tx, actor, link.record_id)
}

interface OfRecord {
  readonly season: Season
  readonly kind: AgencyKind
  readonly recordId: string
}

/** Parts of a record of ours that the agency has under a name that we know. */
export async function linkedParts(tx: Writer, { season, kind, recordId }: OfRecord): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('pria_link')
    .select('part')
    .where('account_id', '=', season.accountId)
    .where('client_id', '=', season.clientId)
    .where('year', '=', season.year)
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('agency_id', 'is not', null)
    .execute()
  return new Set(rows.map(({ part }) => part))
}

/** A stored field as a draft. */
export const draftOf = ({
  _id,
  active: _active,
  ordering: _ordering,
  hasJobEventsThisYear: _jobs,
  updatedAt: _at,
  origin: _origin,
  earlierShapes: _shapes,
  ...draft
}: Field): FieldDraft => ({ ...draft, _id })

/** A field that is within the bounds of our book; the agency's may be others. */
export function fieldShaped(draft: FieldDraft): Omit<FieldDraft, '_id'> {
  const checked = check(DraftShape, draft)
  if (!checked.ok) throw new AppError('invalid', { fields: checked.errors })
  const { _id, ...value } = checked.value
  return value
}

/** Crops of a field as the agency would have them. `fieldId` is its id of the field. */
export const cropsOf = (field: Field, year: number, fieldId: string) =>
  convertCrops({ ...field, shape: null }, year, fieldId)

/** The field of a crop, as long as the crop is as it was looked at. */
export async function requireSeenCrop(
  tx: Writer,
  actor: Actor,
  { recordId, part, year, seen }: { recordId: string; part: string; year: number; seen: Seen },
): Promise<Field> {
  const field = await getField(tx, actor, recordId)
  const fieldId = seen.body !== null && 'use' in seen.body ? seen.body.fieldId : ''
  const body = cropsOf(field, year, fieldId).find((each) => each.part === part)?.body ?? null
  if (!isSame(body, seen.body)) throw changed()
  return field
}
