import type {
  CustomArea,
  CustomAreaChange,
  CustomAreaDraft,
  CustomAreaOfField,
} from '@vagu/core/custom-areas/schema'
import { AppError } from '@vagu/core/errors'
import { areaOfYear } from '@vagu/core/fields/rules'
import { storedKinds } from './stored.ts'
import { fingerprint } from '../db/fingerprint.ts'
import {
  changeRecord,
  createRecords,
  deleteRecords,
  refuseIfNewer,
  requireDeletedRow,
  requireRow,
  restoreRecords,
} from '../db/records.ts'
import type { Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
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

async function readOne(tx: Writer, who: Who, id: string): Promise<CustomArea> {
  const found = (await listCustomAreas(tx, who)).find((kind) => kind.id === id)
  if (found === undefined) throw new AppError('notFound')
  return found
}

/** Writes areas that were measured before, over what was there; a field that was deleted meanwhile has none. */
async function writeMeasured(
  tx: Writer,
  who: Who,
  { id, areas }: { id: string; areas: readonly FieldYear[] },
) {
  const there = new Set((await readFields(tx, who)).map(({ _id }) => _id))
  await writeAreas(tx, who, { kindId: id, areas: areas.filter(({ fieldId }) => there.has(fieldId)) })
}

/** Adds a kind; the same request again makes nothing twice and changes no area. */
export async function addCustomArea(
  tx: Writer,
  who: Who,
  { draft, areas }: { draft: CustomAreaDraft; areas: readonly FieldYear[] },
): Promise<CustomArea> {
  const { _id: id = who.newId(), ...kind } = draft
  const record = { id, fingerprint: fingerprint(draft), columns: columnsOf(kind) }
  const made = await createRecords(tx, who, { table, noun, records: [record] })
  if (made.has(id)) await writeMeasured(tx, who, { id, areas })
  return readOne(tx, who, id)
}

/** Changes a kind; its areas stay as they are, but for those that were found anew. */
export async function changeCustomArea(
  tx: Writer,
  who: Who,
  work: { id: string; change: CustomAreaChange; areas: readonly FieldYear[] },
): Promise<CustomArea> {
  const { id, areas } = work
  const { updatedAt, ...kind } = work.change
  const row = await requireRow(tx, table, { accountId: who.accountId, id })
  const stored = await readOne(tx, who, id)
  refuseIfNewer(row, updatedAt, () => stored)
  await changeRecord(tx, who, { table, noun, row, columns: columnsOf(kind) })
  await writeMeasured(tx, who, { id, areas })
  return readOne(tx, who, id)
}

export async function deleteCustomArea(tx: Writer, who: Who, id: string): Promise<void> {
  const row = await requireRow(tx, table, { accountId: who.accountId, id })
  await deleteRecords(tx, who, { table, noun, rows: [row] })
}

/** Brings a kind back with its areas; what became of the fields meanwhile is found when it is read. */
export async function restoreCustomArea(tx: Writer, who: Who, id: string): Promise<CustomArea> {
  const row = await requireDeletedRow(tx, table, { accountId: who.accountId, id })
  await restoreRecords(tx, who, { table, noun, rows: [row] })
  return readOne(tx, who, id)
}

/** Sets a field's area of one year, which confirms it; without a word of the whole field it is that of today. */
export async function setFieldArea(
  tx: Writer,
  who: Who,
  { id, set }: { id: string; set: CustomAreaOfField },
): Promise<CustomArea> {
  await requireRow(tx, table, { accountId: who.accountId, id })
  await requireFields(tx, who, [set.fieldId])
  const field = (await readFields(tx, who)).find(({ _id }) => _id === set.fieldId)
  const whole = set.areaWhenItWasSaved ?? (field === undefined ? null : areaOfYear(field, set.year))
  await writeAreas(tx, who, { kindId: id, areas: [{ ...set, areaWhenItWasSaved: whole, status: null }] })
  return readOne(tx, who, id)
}
