import { AppError, type FieldError } from '@vagu/core/errors'
import { bringsNewest, mergeImported } from '@vagu/core/field-import/merge'
import type { Imported, Kept } from '@vagu/core/field-import/schema'
import type { FieldDraft } from '@vagu/core/fields/schema'
import { fieldError } from '@vagu/core/validation'
import type { z } from 'zod'
import { findRows } from '../db/records.ts'
import type { Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { addFields, changeFields } from '../fields/store.ts'

type KeptRow = z.infer<typeof Kept>['rows'][number]

/** The draft with something for its year, at least the area. */
function withYear({ draft, year }: KeptRow): FieldDraft {
  const isThere = draft.yearInfo.some((info) => info.year === year)
  return isThere ? draft : { ...draft, yearInfo: [...draft.yearInfo, { year, area: draft.area }] }
}

/** Rows that would make one field twice, or change one field twice for the same year. */
function repeatsIn(rows: readonly KeptRow[]): FieldError[] {
  const seen = new Set<string>()
  return rows.flatMap(({ fieldId, year, draft }, i) => {
    const key = fieldId === null ? draft._id : `${fieldId} ${year}`
    if (key === undefined) return []
    const isRepeat = seen.has(key)
    seen.add(key)
    if (!isRepeat) return []
    return fieldId === null
      ? fieldError(`rows.${i}.draft._id`, 'duplicateId')
      : fieldError(`rows.${i}.fieldId`, 'duplicateField')
  })
}

/** Rows that change a field which is not there, or not any more: it may have been deleted since the review. */
async function strangersIn(tx: Writer, who: Who, rows: readonly KeptRow[]): Promise<FieldError[]> {
  const ids = [...new Set(rows.flatMap(({ fieldId }) => fieldId ?? []))]
  const found = await findRows(tx, 'field', { accountId: who.accountId, ids })
  const there = new Set(found.filter((row) => row.deleted_at === null).map((row) => row.id))
  return rows.flatMap(({ fieldId }, i) =>
    fieldId === null || there.has(fieldId) ? [] : fieldError(`rows.${i}.fieldId`, 'unknownField'),
  )
}

/** Stores what the farmer kept of a review: new fields behind the last one, and changes to those that he has. */
export async function storeKept(
  tx: Writer,
  who: Who,
  rows: readonly KeptRow[],
): Promise<z.infer<typeof Imported>> {
  const repeats = repeatsIn(rows)
  if (repeats.length > 0) throw new AppError('invalid', { fields: repeats })
  const strangers = await strangersIn(tx, who, rows)
  if (strangers.length > 0) throw new AppError('notFound', { fields: strangers })
  const news = new Map<string, FieldDraft[]>()
  // Oldest first, so that the newest year has the last word.
  for (const row of rows.toSorted((a, b) => a.year - b.year))
    if (row.fieldId !== null) news.set(row.fieldId, [...(news.get(row.fieldId) ?? []), withYear(row)])
  await changeFields(
    tx,
    who,
    new Map(
      [...news].map(([id, drafts]) => [
        id,
        (stored) => {
          const shape = drafts.findLast((draft) => draft.mapData && bringsNewest(stored, draft))
          return { ...drafts.reduce(mergeImported, stored), ...(shape && { mapData: shape.mapData }) }
        },
      ]),
    ),
  )
  const added = await addFields(tx, who, rows.filter((row) => row.fieldId === null).map(withYear))
  return {
    added: added.length,
    changed: news.size,
    fieldIds: [...news.keys(), ...added.map((field) => field._id)],
  }
}
