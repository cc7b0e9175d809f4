/** The requisite plan, and how materials are bought. */
import { Id } from '@vagu/core/ids/schema'
import { Instant } from '@vagu/core/time/schema'
import { z } from 'zod'
import { broughtUser } from '../db/brought.ts'
import { REQUISITE_PLANS, storedTemplates } from '../requisite-plan/stored.ts'
import { storedSupplySettings, SUPPLY_ORDERS } from '../supplies/stored.ts'
import {
  type Book,
  columns,
  COMMON,
  documentIn,
  recordColumns,
  requireField,
  type Source,
  type TakenRow,
} from './row.ts'

const WithUser = z.object({ userId: z.string().max(100) })
const withBroughtUser = (row: Source): Source => ({
  ...row,
  userId: broughtUser(columns(WithUser, row).userId),
})

export function takePlanLine(row: Source, book: Book): TakenRow[] {
  const { stored } = REQUISITE_PLANS
  const document = documentIn(withBroughtUser(row), { table: 'requisite_plan', stored, own: COMMON, book })
  const { name, fieldId, year } = stored.read(document)
  requireField(book, fieldId)
  const own = { name, field_id: fieldId, year }
  return [{ table: 'requisite_plan', row: { ...recordColumns(row, book), ...document, ...own } }]
}

export function takeSupplyOrder(row: Source, book: Book): TakenRow[] {
  const { stored } = SUPPLY_ORDERS
  const document = documentIn(withBroughtUser(row), { table: 'supply_order', stored, own: COMMON, book })
  const { name, year } = stored.read(document)
  return [{ table: 'supply_order', row: { ...recordColumns(row, book), ...document, name, year } }]
}

const OfCrop = z.object({ crop: z.string().min(1).max(60), updatedAt: Instant })
export function takeTemplate(row: Source, book: Book): TakenRow[] {
  const { crop, updatedAt } = columns(OfCrop, row)
  const own = Object.keys(OfCrop.shape)
  const document = documentIn(row, { table: 'requisite_template', stored: storedTemplates, own, book })
  const key = { account_id: book.accountId, crop, updated_at: updatedAt }
  return [{ table: 'requisite_template', row: { ...key, ...document } }]
}

const OfMaterial = z.object({ requisiteId: Id, updatedAt: Instant })
export function takeSupplySetting(row: Source, book: Book): TakenRow[] {
  const { requisiteId, updatedAt } = columns(OfMaterial, row)
  const own = Object.keys(OfMaterial.shape)
  const document = documentIn(row, { table: 'supply_setting', stored: storedSupplySettings, own, book })
  const key = { account_id: book.accountId, requisite_id: requisiteId, updated_at: updatedAt }
  return [{ table: 'supply_setting', row: { ...key, ...document } }]
}
