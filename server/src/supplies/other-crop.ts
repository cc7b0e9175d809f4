/** Changes that another crop on a field would make to what is to be bought. */
import { needsWithOtherCrop } from '@vagu/core/supplies/other-crop'
import type { OtherCropPlan, SupplyFigures, SupplyRow } from '@vagu/core/supplies/schema'
import { AppError } from '@vagu/core/errors'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { readTemplates } from '../requisite-plan/read.ts'
import { gatherSupplies } from './read.ts'

interface Asked {
  readonly year: number
  readonly fieldId: string
  readonly crop: string
}

const figuresOf = ({ parts: _parts, ...figures }: SupplyRow): SupplyFigures => figures

/** Rows that need another amount, in the order of those that come; what falls away whole stands at the end. */
function changedRows(before: readonly SupplyRow[], after: readonly SupplyRow[]): OtherCropPlan['rows'] {
  const was = new Map(before.map((row) => [row.key, row]))
  const is = new Map(after.map((row) => [row.key, row]))
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)]
    const told = now ?? old
    if (told === undefined || (old?.unit === now?.unit && old?.left === now?.left)) return []
    const { name, unit } = told
    return [{ key, name, unit, before: old ? figuresOf(old) : null, after: now ? figuresOf(now) : null }]
  })
}

export async function readOtherCropPlan(db: Reader, actor: Actor, asked: Asked): Promise<OtherCropPlan> {
  const { year, fieldId, crop } = asked
  const { gathered, rowsOf } = await gatherSupplies(db, actor, year)
  const field = gathered.fields.find((each) => each.fieldId === fieldId)
  if (field === undefined) throw new AppError('notFound')
  const template = (await readTemplates(db, actor)).find((each) => each.crop === crop)?.lines ?? []
  const { needs, basis } = needsWithOtherCrop(gathered, { field, crop, template })
  const { fieldName, area, crop: cropBefore } = field
  const rows = changedRows(rowsOf(gathered.needs), rowsOf(needs))
  return { year, fieldId, fieldName, area, cropBefore, crop, basis, rows }
}
