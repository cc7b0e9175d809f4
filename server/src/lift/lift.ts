/**
 * Lifts what older programs stored to the shapes of today, before the program answers. It is done in parts, each in a
 * transaction; a repetition finds nothing to do. What has no shape at all is told in the log and left as it is.
 */
import { sql } from 'kysely'
import type { Reader, Writer } from '../db/schema.ts'
import type { DocumentColumns } from '../db/stored.ts'
import { liftJobs, type LiftPlace } from '../job-store/lift.ts'
import { type Documents, documents } from './documents.ts'

export interface LiftNeeds extends LiftPlace {
  readonly db: Reader
}

const ROWS_AT_ONCE = 500

type Row = DocumentColumns & Readonly<Record<string, unknown>>

interface Part extends LiftPlace {
  readonly table: string
  readonly of: Documents
  readonly after: readonly unknown[] | undefined
}

const namesOf = ({ keys }: Documents) => sql.join(keys.map((key) => sql.ref(key)))

async function olderRows(tx: Writer, { table, of, after }: Part): Promise<readonly Row[]> {
  const names = namesOf(of)
  const further = after === undefined ? sql`` : sql` and (${names}) > (${sql.join(after)})`
  const { rows } = await sql<Row>`
    select ${names}, document, document_version from ${sql.table(table)}
    where document_version < ${of.stored.version}${further}
    order by ${names} limit ${ROWS_AT_ONCE}`.execute(tx)
  return rows
}

async function liftRow(tx: Writer, { table, of, log }: Part, row: Row): Promise<void> {
  const place = of.keys.map((key) => row[key])
  try {
    const { document, document_version: version } = of.stored.lifted(row)
    // one that another program changed meanwhile is as it should be
    await sql`
      update ${sql.table(table)} set document = ${document}, document_version = ${version}
      where (${namesOf(of)}) = (${sql.join(place)})
        and document_version = ${row.document_version} and document = ${row.document}`.execute(tx)
  } catch (error) {
    log.error({ error, table, place }, `a ${of.stored.noun} could not be lifted`)
  }
}

async function liftTable(needs: LiftNeeds, table: string, of: Documents): Promise<void> {
  for (let after: readonly unknown[] | undefined; ;) {
    const part: Part = { ...needs, table, of, after }
    const rows = await needs.db.transaction().execute(async (tx) => {
      const older = await olderRows(tx, part)
      for (const row of older) await liftRow(tx, part, row)
      return older
    })
    const last = rows.at(-1)
    if (last === undefined) return
    after = of.keys.map((key) => last[key])
  }
}

export async function liftStored(needs: LiftNeeds): Promise<void> {
  for (const [table, of] of Object.entries(documents)) await liftTable(needs, table, of)
  await liftJobs(needs)
}
