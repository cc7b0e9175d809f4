/**
 * Rows of one insert, one after the other. An engine within this process takes them faster so than as one long
 * statement, which it would have to read anew for every other number of rows.
 */
import type { CompiledQuery } from 'kysely'

export interface RowByRow extends CompiledQuery {
  /** Parameters of one row each; `parameters` is empty. */
  readonly rows: readonly (readonly unknown[])[]
}

export const isRowByRow = (query: CompiledQuery): query is RowByRow => 'rows' in query

/** Mark of a dialect whose connections take such a query. */
export interface TakesRowByRow {
  readonly takesRowByRow: true
}
export const takesRowByRow = (adapter: object): boolean => 'takesRowByRow' in adapter
