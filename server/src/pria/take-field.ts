/** Bringing in of fields and crops: what the agency holds becomes ours, by the checks of what a farmer saves. */
import { AppError } from '@vagu/core/errors'
import { ALL_PARTS } from '@vagu/core/field-import/merge'
import { areaOfYear, yearInfoOf } from '@vagu/core/fields/rules'
import type { Field, FieldDraft } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { isSame } from '@vagu/core/pria/compare'
import { convertField, priaIdOfYear } from '@vagu/core/pria/convert'
import * as taking from '@vagu/core/pria/take'
import type { Actor } from '../db/actor.ts'
import type { Writer } from '../db/schema.ts'
import { readBrought, rememberBrought, valuesTaken } from '../field-import/brought.ts'
import { currentCropYear } from '../fields/busy.ts'
import { assertValidField } from '../fields/checks.ts'
import { addFields, changeField, getField } from '../fields/store.ts'
import {
  changed,
  cropsOf,
  draftOf,
  fieldShaped,
  gone,
  linkedParts,
  type Place,
  requireField,
  requireSeenCrop,
  type Taken,
} from './taken.ts'
import { storedFields } from '../fields/stored.ts'

/** Values that a field was brought are remembered as those of a file are. */
async function remember(
  tx: Writer,
  actor: Actor,
  of: { draft: FieldDraft & { _id: string }; year: number },
): Promise<void> {
  const { draft, year } = of
  const known = await readBrought(tx, actor)
  const added = [{ fieldId: draft._id, year, values: valuesTaken({ draft, year }, ALL_PARTS) }]
  await rememberBrought(tx, actor, { known, added })
}

/** Refuses a field of the agency that came here otherwise since it was looked at. */
async function requireNew(tx: Writer, actor: Actor, { season, record, seen }: Taken): Promise<void> {
  const rows = await tx
    .selectFrom('field')
    .select(['id', 'name', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .where('updated_at', '>', seen.before)
    .execute()
  const fields = rows.filter(storedFields.isReadable).map((row) => storedFields.read(row))
  const isHere = (field: (typeof fields)[number]) =>
    priaIdOfYear({ ...field, _id: '', active: true, updatedAt: '', shape: null }, season.year) === record.id
  if (fields.some(isHere)) throw changed()
}

const isWholeIn = (field: Field, { season, record }: Taken): boolean =>
  isSame(convertField({ ...field, shape: shapeOfYear(field, season.year) }, season.year).body, record.body)

async function addTakenField(tx: Writer, actor: Actor, taken: Taken): Promise<Place> {
  const { season, record } = taken
  if (record.kind !== 'FIELD') throw gone()
  await requireNew(tx, actor, taken)
  const of = { year: season.year, agencyId: record.id }
  const draft = { ...fieldShaped(taking.fieldDraftOf(record.body, of)), _id: actor.newId() }
  assertValidField(draft)
  const [field] = await addFields(tx, actor, [draft])
  await remember(tx, actor, { draft, year: season.year })
  return { recordId: draft._id, part: '', isWhole: field !== undefined && isWholeIn(field, taken) }
}

export async function takeField(tx: Writer, actor: Actor, taken: Taken): Promise<Place> {
  const { season, record, recordId, seen } = taken
  if (record.kind !== 'FIELD') throw gone()
  if (recordId === null) return addTakenField(tx, actor, taken)
  const { year } = season
  const before = draftOf(await getField(tx, actor, recordId))
  const of = { year, agencyId: record.id, isPast: year < currentCropYear(actor) }
  const change = fieldShaped(taking.withAgencyField(before, record.body, of))
  const field = await changeField(tx, actor, {
    accountId: actor.accountId,
    id: recordId,
    change: { ...change, shapeFrom: year, ...(seen.at && { updatedAt: seen.at }) },
  })
  await remember(tx, actor, { draft: { ...change, _id: recordId }, year })
  return { recordId, part: '', isWhole: isWholeIn(field, taken) }
}

type Years = Field['yearInfo']
const storeYears = (
  tx: Writer,
  actor: Actor,
  { field, yearInfo }: { readonly field: Field; readonly yearInfo: Years },
): Promise<Field> => {
  const { mapData: _shape, ...before } = draftOf(field)
  return changeField(tx, actor, {
    accountId: actor.accountId,
    id: field._id,
    change: fieldShaped({ ...before, yearInfo }),
  })
}

/** Takes a crop away that was looked at. `part` is its place in the year. */
async function removeCrop(
  tx: Writer,
  actor: Actor,
  { field, year, part }: { readonly field: Field; readonly year: number; readonly part: string },
): Promise<void> {
  const replaced = part === 'MAIN' ? null : taking.placeOfCrop(yearInfoOf(field, year), part)
  if (part !== 'MAIN' && replaced === null) throw gone()
  await storeYears(tx, actor, { field, yearInfo: taking.withoutCrop(field.yearInfo, year, replaced) })
}

/** Refuses a crop that would take the place of one that nobody has looked at beside it. */
async function requireNoCrop(tx: Writer, field: Field, { season, record, seen }: Taken): Promise<void> {
  if (record.kind !== 'CROP') throw gone()
  const { use, crop } = record.body
  const linked = await linkedParts(tx, { season, kind: 'CROP', recordId: field._id })
  const alike = cropsOf(field, season.year, '').filter(
    ({ part, body }) => body?.use === use && (use === 'MAIN' || body.crop === crop) && !linked.has(part),
  )
  if (alike.length > 0 && (use === 'MAIN' || field.updatedAt > seen.before)) throw changed()
}

export async function takeCrop(tx: Writer, actor: Actor, taken: Taken): Promise<Place> {
  const { season, record, recordId, part, seen } = taken
  if (record.kind !== 'CROP') throw gone()
  const { year } = season
  const { use, fieldId } = record.body
  const before = recordId === null ? null : await requireSeenCrop(tx, actor, { recordId, part, year, seen })
  const target = await requireField(tx, actor, { season, agencyField: fieldId })
  const stays = before !== null && before._id === target._id
  if (!stays) await requireNoCrop(tx, target, taken)
  if (before !== null && !stays) await removeCrop(tx, actor, { field: before, year, part })
  const replaced = stays ? taking.placeOfCrop(yearInfoOf(target, year), part) : null
  const fieldArea = areaOfYear(target, year)
  const yearInfo = taking.withAgencyCrop(target.yearInfo, record.body, { year, fieldArea, replaced })
  const after = await storeYears(tx, actor, { field: target, yearInfo })
  const crops = cropsOf(after, year, fieldId)
  const others = crops.filter((each) => each.part !== 'MAIN')
  const found = use === 'MAIN' ? crops.find((each) => each.part === 'MAIN') : others.at(replaced ?? -1)
  if (found === undefined) throw gone()
  return { recordId: after._id, part: found.part, isWhole: isSame(found.body, record.body) }
}

/** Takes a crop of ours away that the agency has no more. */
export async function deleteCrop(
  tx: Writer,
  actor: Actor,
  of: Parameters<typeof requireSeenCrop>[2],
): Promise<void> {
  const field = await requireSeenCrop(tx, actor, of)
  if (of.part === '') throw new AppError('invalid')
  await removeCrop(tx, actor, { field, year: of.year, part: of.part })
}
