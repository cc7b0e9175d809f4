/** Preview of the warnings that an update of materials would bring and take away: it is done, looked at, and undone. */
import type {
  MaterialUpdate,
  MaterialUpdatePreview,
  WarningAhead,
} from '@vagu/core/jobs/material-update-schema'
import type { Warning } from '@vagu/core/warnings/schema'
import { WARNING_COLUMNS, warningOf } from '../warnings/stored.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { updateJobMaterials } from './material-update.ts'
import { requireRows } from './rows.ts'

type Warnings = ReadonlyMap<string, Warning>

async function readWarnings(tx: Writer, actor: Actor, fieldIds: readonly string[]): Promise<Warnings> {
  const found = new Map<string, Warning>()
  for (let from = 0; from < fieldIds.length; from += ROWS_PER_INSERT) {
    const rows = await tx
      .selectFrom('warning')
      .select(WARNING_COLUMNS)
      .where('account_id', '=', actor.accountId)
      .where('field_id', 'in', fieldIds.slice(from, from + ROWS_PER_INSERT))
      .execute()
    for (const row of rows) found.set(row.id, warningOf(row))
  }
  return found
}

const aheadOf = ({ title, message, fieldId, fieldName, date, isWhatIf }: Warning): WarningAhead => ({
  title,
  message,
  fieldId,
  fieldName,
  date,
  isWhatIf,
})

/** In order of days; what has none comes first. */
const missingIn = (other: Warnings, warnings: Warnings): WarningAhead[] =>
  [...warnings]
    .flatMap(([id, warning]) => (other.has(id) ? [] : [aheadOf(warning)]))
    .toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1))

/** To be run in a transaction that is undone. */
export async function previewJobMaterials(
  tx: Writer,
  actor: Actor,
  update: MaterialUpdate,
): Promise<MaterialUpdatePreview> {
  const rows = await requireRows(tx, actor, { ids: update.jobEventIds })
  const fieldIds = [...new Set(rows.map((row) => row.field_id))]
  const before = await readWarnings(tx, actor, fieldIds)
  await updateJobMaterials(tx, actor, update)
  const after = await readWarnings(tx, actor, fieldIds)
  return { warningsBefore: before.size, appear: missingIn(before, after), go: missingIn(after, before) }
}
