import type { CustomArea } from '@vagu/core/custom-areas/schema'
import type {
  CustomAreaChange,
  CustomAreaDraft,
  CustomAreaOfField,
} from '@vagu/core/custom-areas/form-schema'
import { AppError } from '@vagu/core/errors'
import { areaOfYear } from '@vagu/core/fields/rules'
import { storedKinds } from './stored.ts'
import { fingerprint } from '../db/fingerprint.ts'
import {
  changeRecord,
  createRecords,
  deleteRecords,
  rejectIfNewer,
  requireDeletedRow,
  requireRow,
  restoreRecords,
} from '../db/records.ts'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { requireFields } from '../fields/store.ts'
import { type FieldYear, writeAreas } from './areas.ts'
import { type Kind, listCustomAreas, readFields } from './read.ts'

const table = 'custom_area'
const noun = 'custom-area'

const columnsOf = ({ areaName, calculationStrategy, calculationValue, year }: Kind) => {
  const kind = { areaName, calculationStrategy, calculationValue, year }
  const value = calculationStrategy === 'INITIAL' ? null : calculationValue
  return storedKinds.columns({ ...kind, calculationValue: value })
}

async function readOne(tx: Writer, actor: Actor, id: string): Promise<CustomArea> {
  const found = (await listCustomAreas(tx, actor)).find((kind) => kind.id === id)
  if (found === undefined) throw new AppError('notFound')
  return found
}

/** Writes areas that were measured before, over what was there; a field that was deleted meanwhile has none. */
async function writeMeasured(
  tx: Writer,
  actor: Actor,
  { id, areas }: { id: string; areas: readonly FieldYear[] },
) {
  const there = new Set((await readFields(tx, actor)).map(({ _id }) => _id))
  await writeAreas(tx, actor, { kindId: id, areas: areas.filter(({ fieldId }) => there.has(fieldId)) })
}

/** Adds a kind; the same request again makes nothing twice and changes no area. */
export async function addCustomArea(
  tx: Writer,
  actor: Actor,
  { draft, areas }: { draft: CustomAreaDraft; areas: readonly FieldYear[] },
): Promise<CustomArea> {
  const { _id: id = actor.newId(), ...kind } = draft
  const record = { id, fingerprint: fingerprint(draft), columns: columnsOf(kind) }
  const made = await createRecords(tx, actor, { table, noun, records: [record] })
  if (made.has(id)) await writeMeasured(tx, actor, { id, areas })
  return readOne(tx, actor, id)
}

/** Changes a kind; its areas stay as they are, but for those that were found anew. */
export async function changeCustomArea(
  tx: Writer,
  actor: Actor,
  work: { id: string; change: CustomAreaChange; areas: readonly FieldYear[] },
): Promise<CustomArea> {
  const { id, areas } = work
  const { updatedAt, ...kind } = work.change
  const row = await requireRow(tx, table, { accountId: actor.accountId, id })
  const stored = await readOne(tx, actor, id)
  rejectIfNewer(row, updatedAt, () => stored)
  await changeRecord(tx, actor, { table, noun, row, columns: columnsOf(kind) })
  await writeMeasured(tx, actor, { id, areas })
  return readOne(tx, actor, id)
}

export async function deleteCustomArea(tx: Writer, actor: Actor, id: string): Promise<void> {
  const row = await requireRow(tx, table, { accountId: actor.accountId, id })
  await deleteRecords(tx, actor, { table, noun, rows: [row] })
}

/** Brings a kind back with its areas; what became of the fields meanwhile is found when it is read. */
export async function restoreCustomArea(tx: Writer, actor: Actor, id: string): Promise<CustomArea> {
  const row = await requireDeletedRow(tx, table, { accountId: actor.accountId, id })
  await restoreRecords(tx, actor, { table, noun, rows: [row] })
  return readOne(tx, actor, id)
}

/** Sets a field's area of one year, which confirms it; without a word of the whole field it is that of today. */
export async function setFieldArea(
  tx: Writer,
  actor: Actor,
  { id, set }: { id: string; set: CustomAreaOfField },
): Promise<CustomArea> {
  await requireRow(tx, table, { accountId: actor.accountId, id })
  await requireFields(tx, actor, [set.fieldId])
  const field = (await readFields(tx, actor)).find(({ _id }) => _id === set.fieldId)
  const whole = set.areaWhenItWasSaved ?? (field === undefined ? null : areaOfYear(field, set.year))
  await writeAreas(tx, actor, { kindId: id, areas: [{ ...set, areaWhenItWasSaved: whole, status: null }] })
  return readOne(tx, actor, id)
}
