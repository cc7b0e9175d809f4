import type {
  CustomArea,
  CustomAreaChange,
  CustomAreaDraft,
  CustomAreaOfField,
} from '@vagu/core/custom-areas/schema'
import { AppError } from '@vagu/core/errors'
import { areaOfYear } from '@vagu/core/fields/rules'
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
import { writeAreas } from './areas.ts'
import { findArea } from './find-area.ts'
import { type FieldOfKinds, type Kind, listCustomAreas, readFields } from './read.ts'

const table = 'custom_area'
const noun = 'custom-area'

const columnsOf = ({ areaName, calculationStrategy, calculationValue, year }: Kind) => {
  const kind = { areaName, calculationStrategy, calculationValue, year }
  const value = calculationStrategy === 'INITIAL' ? null : calculationValue
  return { document: JSON.stringify({ ...kind, calculationValue: value }) }
}

async function readOne(tx: Writer, who: Who, id: string): Promise<CustomArea> {
  const found = (await listCustomAreas(tx, who)).find((kind) => kind.id === id)
  if (found === undefined) throw new AppError('notFound')
  return found
}

/** Fields with their shapes as they are stored. */
async function readMeasured(tx: Writer, who: Who): Promise<(FieldOfKinds & { shape: string | null })[]> {
  const shapes = await tx
    .selectFrom('field')
    .select(['id', 'shape'])
    .where('account_id', '=', who.accountId)
    .where('deleted_at', 'is', null)
    .execute()
  const shapeOf = new Map(shapes.map(({ id, shape }) => [id, shape]))
  return (await readFields(tx, who)).map((field) => ({ ...field, shape: shapeOf.get(field._id) ?? null }))
}

/** Finds the area of every field in the year of the kind, over what was there. */
async function calculate(tx: Writer, who: Who, { id, kind }: { id: string; kind: Kind }): Promise<void> {
  const areas = (await readMeasured(tx, who)).map((field) => {
    const area = areaOfYear(field, kind.year)
    const found = findArea(kind, { area, shape: field.shape })
    return { fieldId: field._id, year: kind.year, ...found, areaWhenItWasSaved: area }
  })
  await writeAreas(tx, who, { kindId: id, areas })
}

/** Adds a kind; the same request again makes nothing twice and changes no area. */
export async function addCustomArea(tx: Writer, who: Who, draft: CustomAreaDraft): Promise<CustomArea> {
  const { _id: id = who.newId(), ...kind } = draft
  const record = { id, fingerprint: fingerprint(draft), columns: columnsOf(kind) }
  const made = await createRecords(tx, who, { table, noun, records: [record] })
  if (made.has(id)) await calculate(tx, who, { id, kind })
  return readOne(tx, who, id)
}

/** Changes a kind; its areas stay as they are, unless they are to be found anew. */
export async function changeCustomArea(
  tx: Writer,
  who: Who,
  work: { id: string; change: CustomAreaChange; recalculates: boolean },
): Promise<CustomArea> {
  const { id, recalculates } = work
  const { updatedAt, ...kind } = work.change
  const row = await requireRow(tx, table, { accountId: who.accountId, id })
  const stored = await readOne(tx, who, id)
  refuseIfNewer(row, updatedAt, () => stored)
  await changeRecord(tx, who, { table, noun, row, columns: columnsOf(kind) })
  if (recalculates) await calculate(tx, who, { id, kind })
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
