/** Plans: crops of years to come, yields that are counted on, prices. */
import { Id } from '@vagu/core/ids/schema'
import { Instant, Year } from '@vagu/core/time/schema'
import { z } from 'zod'
import { broughtUser } from '../db/brought.ts'
import { documents } from '../lift/documents.ts'
import { type Book, columns, documentIn, requireField, type Source, type TakenRow } from './row.ts'

const OfYear = z.object({ year: Year, updatedAt: Instant })
const OfField = OfYear.extend({ fieldId: Id })
const OfCrop = OfYear.extend({ crop: z.string().min(1).max(60) })

const documentOf = (
  row: Source,
  book: Book,
  {
    table,
    shape,
  }: {
    table:
      | 'scheme_year'
      | 'planned_crop'
      | 'yield_goal'
      | 'crop_price'
      | 'cost_overview'
      | 'own_manure'
      | 'fertilization_plan'
    shape: object
  },
) => documentIn(row, { table, stored: documents[table].stored, own: Object.keys(shape), book })

export function takePlannedCrop(row: Source, book: Book): TakenRow[] {
  const { year, fieldId, updatedAt } = columns(OfField, row)
  requireField(book, fieldId)
  const document = documentOf(row, book, { table: 'planned_crop', shape: OfField.shape })
  const own = { account_id: book.accountId, field_id: fieldId, year, updated_at: updatedAt }
  return [{ table: 'planned_crop', row: { ...own, ...document } }]
}

const Goal = OfCrop.extend({ fieldId: Id })
export function takeGoal(row: Source, book: Book): TakenRow[] {
  const { year, fieldId, crop, updatedAt } = columns(Goal, row)
  requireField(book, fieldId)
  const document = documentOf(row, book, { table: 'yield_goal', shape: Goal.shape })
  const own = { account_id: book.accountId, field_id: fieldId, year, crop, updated_at: updatedAt }
  return [{ table: 'yield_goal', row: { ...own, ...document } }]
}

export function takePrice(row: Source, book: Book): TakenRow[] {
  const { year, crop, updatedAt } = columns(OfCrop, row)
  const document = documentOf(row, book, { table: 'crop_price', shape: OfCrop.shape })
  const own = { account_id: book.accountId, year, crop, updated_at: updatedAt }
  return [{ table: 'crop_price', row: { ...own, ...document } }]
}

/** Fields that a year's sums name must be of the book, as those of other plans. */
const FieldsNamed = z.object({
  entries: z.array(z.object({ fieldId: Id.nullable() })),
  stands: z.array(z.object({ fieldId: Id })),
})
export function takeOverview(row: Source, book: Book): TakenRow[] {
  const { year, updatedAt } = columns(OfYear, row)
  const { entries, stands } = columns(FieldsNamed, row)
  for (const { fieldId } of [...entries, ...stands]) if (fieldId !== null) requireField(book, fieldId)
  const document = documentOf(row, book, { table: 'cost_overview', shape: OfYear.shape })
  const own = { account_id: book.accountId, year, updated_at: updatedAt }
  return [{ table: 'cost_overview', row: { ...own, ...document } }]
}

export function takeOwnManure(row: Source, book: Book): TakenRow[] {
  const { year, updatedAt } = columns(OfYear, row)
  const document = documentOf(row, book, { table: 'own_manure', shape: OfYear.shape })
  const own = { account_id: book.accountId, year, updated_at: updatedAt }
  return [{ table: 'own_manure', row: { ...own, ...document } }]
}

const PartsNamed = z.object({ parts: z.array(z.object({ fieldIds: z.array(Id) })) })
export function takeSchemes(row: Source, book: Book): TakenRow[] {
  const { year, updatedAt } = columns(OfYear, row)
  for (const { fieldIds } of columns(PartsNamed, row).parts)
    for (const fieldId of fieldIds) requireField(book, fieldId)
  const document = documentOf(row, book, { table: 'scheme_year', shape: OfYear.shape })
  const own = { account_id: book.accountId, year, updated_at: updatedAt }
  return [{ table: 'scheme_year', row: { ...own, ...document } }]
}

const OfUser = z.object({ userId: z.string().max(100) })
export function takeFertilization(row: Source, book: Book): TakenRow[] {
  const { year, fieldId, updatedAt } = columns(OfField, row)
  const { userId } = columns(OfUser, row)
  requireField(book, fieldId)
  const document = documentOf({ ...row, userId: broughtUser(userId) }, book, {
    table: 'fertilization_plan',
    shape: OfField.shape,
  })
  const own = { account_id: book.accountId, field_id: fieldId, year, updated_at: updatedAt }
  return [{ table: 'fertilization_plan', row: { ...own, ...document } }]
}
