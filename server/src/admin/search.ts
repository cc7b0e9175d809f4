import { sql } from 'kysely'

/** Whether a column holds a text: both engines can replace it, and compare. */
export const holds = (column: string, text: string) =>
  sql<boolean>`replace(${sql.ref(column)}, ${text}, '') <> ${sql.ref(column)}`
