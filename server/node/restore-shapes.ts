/** How many records of a copy have not the shape that the program knows. */
import type { DatabaseSync } from 'node:sqlite'
import type { Stored } from '../src/db/stored.ts'
import { storedJobs } from '../src/job-store/stored.ts'
import { documents } from '../src/lift/documents.ts'

/** Copies of before have no versions, and later migrations change their documents. */
const SINCE = '0015-document-versions.sql'

const kinds: [table: string, stored: Pick<Stored<object>, 'faults'>][] = [
  ...Object.entries(documents).map(([table, { stored }]): [string, Pick<Stored<object>, 'faults'>] => [
    table,
    stored,
  ]),
  ['job_event', storedJobs],
]

function isFaulty(stored: Pick<Stored<object>, 'faults'>, row: Readonly<Record<string, unknown>>): boolean {
  const columns = { document: String(row['document']), document_version: Number(row['document_version']) }
  try {
    return stored.faults(columns).length > 0
  } catch {
    return true
  }
}

/** A row may be no JSON at all; that is counted like any other. */
export function countShapeless(database: DatabaseSync): number {
  if (database.prepare('select 1 from migration where name = ?').get(SINCE) === undefined) return 0
  let count = 0
  for (const [table, stored] of kinds)
    for (const row of database.prepare(`select document, document_version from ${table}`).iterate())
      if (isFaulty(stored, row)) count++
  return count
}
