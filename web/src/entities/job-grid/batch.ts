/** The rows as the jobs of one call, and back: which row a refused job belongs to. */
import type { FieldError } from '@vagu/core/errors'
import { type DraftInput, draftInputsOf } from '../job-form/model/build-drafts.ts'
import type { FarmSnapshot } from '../farm/farm.ts'
import { inputOf } from '../job-form/model/find-errors.ts'
import { type CheckedRow, placeErrors } from './check-row.ts'
import type { ColumnId } from './columns.ts'

export interface Batch {
  readonly drafts: readonly DraftInput[]
  /** The row of each job. */
  readonly rowIds: readonly string[]
}

export function batchOf(rows: readonly CheckedRow[], farm: FarmSnapshot): Batch {
  const parts = rows.map(({ row, form, fields }) => ({
    id: row.id,
    drafts: draftInputsOf(form, fields, farm),
  }))
  return {
    drafts: parts.flatMap(({ drafts }) => drafts),
    rowIds: parts.flatMap(({ id, drafts }) => drafts.map(() => id)),
  }
}

export interface RowErrors {
  readonly errors: ReadonlyMap<ColumnId, string>
  readonly needs: readonly string[]
}

const PATH = /^(?:drafts\.)?(\d+)\.(.*)$/

/** Refusals of the server, at the rows that they belong to. */
export function refusedRows(
  refused: readonly Pick<FieldError, 'path' | 'message'>[],
  { drafts, rowIds }: Batch,
): Map<string, RowErrors> {
  const placed = refused.flatMap(({ path, message }) => {
    const [, index = '', rest = ''] = PATH.exec(path) ?? []
    const at = Number(index)
    const id = rowIds[at]
    const fieldId = drafts[at]?.fieldId ?? ''
    // The job of the batch is the only one of its row that is asked for.
    return id === undefined ? [] : [{ id, input: inputOf(`0.${rest}`, [fieldId]), message }]
  })
  const byRow = Map.groupBy(placed, ({ id }) => id)
  return new Map(
    [...byRow].map(([id, errors]) => [
      id,
      placeErrors(errors.map(({ input, message }) => [input, message] as const)),
    ]),
  )
}
