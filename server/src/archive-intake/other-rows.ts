/** Rows of an archive beside its records: areas, settings, remarks on warnings, the history. */
import { AREA_STATUSES } from '@vagu/core/custom-areas/schema'
import { ChangeAction, ChangeSource } from '@vagu/core/history/schema'
import { Id } from '@vagu/core/ids/schema'
import { Instant, Year } from '@vagu/core/time/schema'
import { z } from 'zod'
import { SETTINGS_RECORD } from '../account/export-journal.ts'
import { BOOK_NOUNS, broughtUser } from '../db/brought.ts'
import { Brought } from '../field-import/brought.ts'
import { storedSettings } from '../settings/stored.ts'
import { storedHidden } from '../warnings/stored.ts'
import { takeImages } from './record-rows.ts'
import {
  type Book,
  columns,
  documentIn,
  NullableInstant,
  requireField,
  RowFault,
  type Source,
  type TakenRow,
} from './row.ts'

const AreaOfField = z.object({
  customAreaId: Id,
  fieldId: Id,
  year: Year,
  area: z.number().nullable(),
  areaWhenSaved: z.number().nullable(),
  status: z.enum(AREA_STATUSES).nullable(),
})

export function takeArea(row: Source, book: Book): TakenRow[] {
  const { customAreaId, fieldId, year, area, areaWhenSaved, status } = columns(AreaOfField, row)
  if (!book.kinds.has(customAreaId)) throw new RowFault('unknownRecord', `customAreaId ${customAreaId}`)
  requireField(book, fieldId)
  const own = { account_id: book.accountId, custom_area_id: customAreaId, field_id: fieldId, year, area }
  return [{ table: 'custom_field_area', row: { ...own, area_when_saved: areaWhenSaved, status } }]
}

export function takeSettings(row: Source, book: Book): TakenRow[] {
  const own = ['updatedAt']
  const document = documentIn(row, { table: 'settings', stored: storedSettings, own, book })
  const { updatedAt } = columns(z.object({ updatedAt: Instant }), row)
  return [{ table: 'settings', row: { account_id: book.accountId, ...document, updated_at: updatedAt } }]
}

/** Of rules and records; as long as those that rules make. */
const WarningId = z.string().min(1).max(300)
const UserId = z.string().min(1).max(100)

const Hidden = z.object({ id: WarningId, reason: z.string(), userId: UserId, at: Instant })
export function takeHidden(row: Source, book: Book): TakenRow[] {
  const own = Object.keys(Hidden.shape)
  const document = documentIn(row, { table: 'ignored_warning', stored: storedHidden, own, book })
  const { id, reason, userId, at } = columns(Hidden, row)
  const common = { account_id: book.accountId, id, reason, user_id: broughtUser(userId), at }
  return [{ table: 'ignored_warning', row: { ...common, ...document } }]
}

const Comment = z.object({
  id: Id,
  warningId: WarningId,
  userId: UserId,
  at: Instant,
  text: z.string().max(10_000),
  deletedAt: NullableInstant,
})
export function takeComment(row: Source, { accountId }: Book): TakenRow[] {
  const { id, warningId, userId, at, text, deletedAt } = columns(Comment, row)
  const by = { user_id: broughtUser(userId), at, text, deleted_at: deletedAt }
  return [{ table: 'warning_comment', row: { account_id: accountId, id, warning_id: warningId, ...by } }]
}

const OfFieldYear = z.object({ fieldId: Id, year: Year })
export function takeBrought(row: Source, book: Book): TakenRow[] {
  const { fieldId, year } = columns(OfFieldYear, row)
  requireField(book, fieldId)
  const { fieldId: _field, year: _year, ...rest } = row
  columns(Brought, { fieldId, year, values: rest })
  const own = { account_id: book.accountId, field_id: fieldId, year }
  return [{ table: 'brought_value', row: { ...own, document: JSON.stringify(rest) } }]
}

const Person = z.object({ userId: UserId, name: z.string().max(320) })
export function takePerson(row: Source, { accountId }: Book): TakenRow[] {
  const { userId, name } = columns(Person, row)
  return [{ table: 'brought_person', row: { account_id: accountId, user_id: broughtUser(userId), name } }]
}

const Change = z.object({
  entryId: Id,
  at: Instant,
  userId: UserId,
  noun: z.enum(BOOK_NOUNS),
  recordId: z.string().min(1).max(300),
  action: ChangeAction,
  before: z.unknown(),
  after: z.unknown(),
  source: ChangeSource.nullable().default(null),
})
const WithImages = z.object({ images: z.array(Id) })

/** A text that was no JSON where it came from stays as it is. */
const journalColumn = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function takeChange(row: Source, book: Book): TakenRow[] {
  const { entryId, at, userId, noun, recordId, action, before, after, source } = columns(Change, row)
  const isOfSettings = noun === 'settings'
  if (isOfSettings !== (recordId === SETTINGS_RECORD)) throw new RowFault('wrongRow', 'recordId')
  const images = noun === 'job-event' ? (WithImages.safeParse(after).data?.images ?? []) : []
  const entry = {
    account_id: book.accountId,
    entry_id: entryId,
    at,
    user_id: broughtUser(userId),
    noun,
    record_id: isOfSettings ? book.accountId : recordId,
    action,
    before: journalColumn(before),
    after: journalColumn(after),
    source,
  }
  return [{ table: 'journal', row: entry }, ...takeImages(book, recordId, images)]
}
