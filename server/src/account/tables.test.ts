import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { ACCOUNT_TABLES, USER_TABLES } from './tables.ts'

onBothEngines('the tables of an account', (server) => {
  /** Table and column of everything in the database. */
  async function columns(): Promise<{ table: string; column: string }[]> {
    const { db, engine } = server()
    if (engine === 'postgres') {
      const { rows } = await sql<{ table: string; column: string }>`
        select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = current_schema()`.execute(db)
      return rows
    }
    const { rows } = await sql<{ table: string; column: string }>`
      select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
      where m.type = 'table'`.execute(db)
    return rows
  }
  const tablesWith = async (name: string) =>
    (await columns()).filter(({ column }) => column === name).map(({ table }) => table)

  it('are all known: a new one says under which name it is exported, or why it is not', async () => {
    expect(ACCOUNT_TABLES.map(({ table }) => table).toSorted()).toEqual(
      (await tablesWith('account_id')).toSorted(),
    )
    const undecided = ACCOUNT_TABLES.filter(
      ({ file, leftOut }) => (file === undefined) === (leftOut === undefined),
    )
    expect(undecided).toEqual([])
    const files = ACCOUNT_TABLES.flatMap(({ file }) => file ?? [])
    expect(new Set(files).size).toBe(files.length)
  })

  it('have the keys by which they are read', async () => {
    const known = new Set((await columns()).map(({ table, column }) => `${table}.${column}`))
    const wrong = ACCOUNT_TABLES.flatMap(({ table, keys }) =>
      keys.filter((key) => !known.has(`${table}.${key}`)).map((key) => `${table}.${key}`),
    )
    expect(wrong).toEqual([])
  })

  it('and those that bind people are known too', async () => {
    const { db, engine } = server()
    if (engine === 'postgres') return
    const { rows } = await sql<{ table: string; column: string }>`
      select m.name as "table", f."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) f
      where m.type = 'table' and f."table" = 'app_user'`.execute(db)
    const known = new Set(USER_TABLES.map(({ table, column }) => `${table}.${column}`))
    const forgotten = rows
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !known.has(name) && name !== 'membership.user_id')
    expect(forgotten).toEqual([])
  })
})
