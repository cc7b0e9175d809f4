/** Late harvests on fields that were split or joined for the next year. */
import { AppError } from '@vagu/core/errors'
import { CATEGORY } from '@vagu/core/settings/table'
import { fieldError } from '@vagu/core/validation'
import type { FieldFacts } from '@vagu/core/warnings/facts'
import type { Actor } from '../db/actor.ts'
import { findRows } from '../db/records.ts'
import type { Tables, Writer } from '../db/schema.ts'

interface Written {
  readonly row: Pick<Tables['job_event'], 'id' | 'field_id' | 'category_key'>
  /** Where the field of the job stands in what was sent. */
  readonly path: string
  /** The job as it was before; nothing for a new one. */
  readonly before?: Pick<Tables['job_event'], 'field_id' | 'crop_year'>
}

/**
 * Refuses harvests after the last year of their field: such a one is of that year while its crop stands, which is known only once the
 * seasons have followed it. What stood there before may stay.
 */
export async function requireLateHarvests(
  tx: Writer,
  actor: Actor,
  { jobs, fields }: { readonly jobs: readonly Written[]; readonly fields: ReadonlyMap<string, FieldFacts> },
): Promise<void> {
  const endOf = (fieldId: string) => fields.get(fieldId)?.lastYear ?? Infinity
  const asked = jobs.filter(
    ({ row, before }) =>
      row.category_key === CATEGORY.harvest &&
      endOf(row.field_id) < Infinity &&
      !(before?.field_id === row.field_id && before.crop_year > endOf(row.field_id)),
  )
  if (asked.length === 0) return
  const ids = asked.map(({ row }) => row.id)
  const rows = await findRows(tx, 'job_event', { accountId: actor.accountId, ids })
  const years = new Map(rows.map((row) => [row.id, row.crop_year]))
  const faults = asked.flatMap(({ row, path }) => {
    const year = endOf(row.field_id)
    const name = fields.get(row.field_id)?.name ?? ''
    return (years.get(row.id) ?? year) > year ? [fieldError(path, 'fieldEnded', { name, year })] : []
  })
  if (faults.length > 0) throw new AppError('invalid', { fields: faults })
}
