/**
 * Cost of a call to a farmer when 10,000 others keep their books in the same PostgreSQL, beside ten; and what the
 * operator waits for. The database is made for it and removed again.
 */
import { getOverview, listAdminAccounts, listAdminOrders } from '@vagu/core/admin/contract'
import type { Endpoint } from '@vagu/core/endpoint'
import { addJobs } from '@vagu/core/jobs/contract'
import { getStatus } from '@vagu/core/status/contract'
import { getAuth } from '@vagu/core/users/contract'
import { sql } from 'kysely'
import { ACCOUNT_TABLES } from '../src/account/tables.ts'
import type { Client } from '../src/testing/client.ts'
import { addTestField, addTestWorker, harvest } from '../src/testing/farm.ts'
import { makePostgresTemplate } from '../src/testing/fresh-database.ts'
import { placeTestOrder } from '../src/testing/orders.ts'
import { countAreas } from '../src/subscription/count-areas.ts'
import { findPostgres, startPostgres } from '../src/testing/postgres.ts'
import { openTestServer, type TestServer } from '../src/testing/test-server.ts'
import { proven } from '../src/testing/visitors.ts'
import { compare, time } from './measure.ts'

const ACCOUNTS = 10_000
const FEW = 10
const FIELDS = 20
const ACTIVE_DAYS = 30
const ROUNDS = 200
/** A call of a farmer takes at most so many times as long among many as among few. */
const AT_MOST = 1.5
const OVERVIEW_MS = 300
const ADMIN = 'haldaja@vagu.test'

/** Rows that are not copied: each names something that is once. */
const ONCE: ReadonlySet<string> = new Set(['account', 'membership', 'session', 'activity', 'invitation'])

async function columnsOf({ db }: TestServer, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Copies the rows of a farm to others that are numbered up to a last; `changed` says what is another in each. */
async function copyRows(
  { server, farmer, count }: Copies,
  table: string,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = await columnsOf(server, table)
  const values = columns.map((name) => changed[name] ?? `"${name}"`)
  const names = columns.map((name) => `"${name}"`)
  const of = table === 'app_user' ? `user_id = '${farmer.userId}'` : `account_id = '${farmer.accountId}'`
  await sql
    .raw(
      `insert into ${table} (${names.join()})
       select ${values.join()} from ${table}, generate_series(1, ${count}) n where ${of}`,
    )
    .execute(server.db)
}

interface Copies {
  readonly server: TestServer
  readonly farmer: Client
  readonly count: number
}

const account = `'farm-' || n`
const user = `'user-' || n`

async function copyFarm(work: Copies): Promise<void> {
  const { db } = work.server
  await copyRows(work, 'account', { account_id: account })
  await copyRows(work, 'app_user', { user_id: user, email: `'farmer' || n || '@vagu.test'` })
  await copyRows(work, 'membership', { account_id: account, user_id: user })
  const number = `'2025-' || (100000 + n)`
  // those that others name come first
  for (const { table } of ACCOUNT_TABLES.toReversed())
    if (!ONCE.has(table)) await copyRows(work, table, { account_id: account, number })
  const days = `generate_series(1, ${work.count}) n, generate_series(0, ${ACTIVE_DAYS - 1}) d`
  await sql
    .raw(
      `insert into activity (day, account_id, changes)
       select to_char(date '2026-05-20' - d, 'YYYY-MM-DD'), ${account}, 3 from ${days}`,
    )
    .execute(db)
  await sql.raw('analyze').execute(db)
}

/** A farm with an order and a harvest on every field. */
async function openFarmer(server: TestServer): Promise<Client> {
  const farmer = await server.farmer()
  await addTestWorker(farmer)
  const fields: string[] = []
  for (let count = 0; count < FIELDS; count++) fields.push(await addTestField(farmer))
  await farmer.call(addJobs, { body: fields.map((id) => harvest(id)) })
  await placeTestOrder(farmer)
  return farmer
}

interface Home {
  readonly server: TestServer
  readonly farmer: Client
}

/** A home with so many accounts, one of which is asked for. */
async function openHome(url: string, accounts: number): Promise<Home> {
  const server = await openTestServer('postgres', url, { adminEmails: [ADMIN], checksReplies: false })
  const farmer = await openFarmer(server)
  const { db, now } = server.ports
  await countAreas({ db, now, holder: 'bench', stop: new AbortController().signal })
  await copyFarm({ server, farmer, count: accounts - 1 })
  return { server, farmer }
}

async function ask(client: Client, endpoint: Endpoint): Promise<void> {
  const { status } = await client.send(endpoint, endpoint.path, {})
  if (status !== 200) throw new Error(`${endpoint.path} answered ${status}`)
}

/** Stores something of the farm, so that no answer is a kept one. */
const save = ({ server, farmer }: Home) =>
  sql`update account set updated_at = updated_at where account_id = ${farmer.accountId}`.execute(server.db)

const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')
const ms = (value: number): string => value.toFixed(1).padStart(8)

const OF_FARMER = [getAuth, getStatus]
const OF_OPERATOR = [getOverview, listAdminAccounts, listAdminOrders]

async function measure(few: Home, many: Home): Promise<void> {
  const title = `${ACCOUNTS} accounts beside ${FEW}`
  console.log(`\n${title.padEnd(28)}     few    many   (ms, PostgreSQL, without the network)`)
  for (const endpoint of OF_FARMER) {
    const work = {
      bare: () => ask(few.farmer, endpoint),
      ours: () => ask(many.farmer, endpoint),
      tidy: () => Promise.all([save(few), save(many)]),
    }
    const { bare, ours } = await compare(work, ROUNDS)
    const ratio = ours.median / bare.median
    const goal = `${ratio.toFixed(2)} times, at most ${AT_MOST}: ${mark(ratio <= AT_MOST)}`
    console.log(`${endpoint.path.padEnd(28)}${ms(bare.median)}${ms(ours.median)}  ${goal}`)
  }
  const operator = await proven(many.server, ADMIN)
  for (const endpoint of OF_OPERATOR) {
    const { median } = await time(() => ask(operator, endpoint), ROUNDS)
    const goal = `under ${OVERVIEW_MS} ms: ${mark(median < OVERVIEW_MS)}`
    console.log(`${endpoint.path.padEnd(36)}${ms(median)}  ${goal}`)
  }
}

/** Measures, where PostgreSQL is at hand. */
export async function timeManyAccounts(): Promise<void> {
  const programs = findPostgres()
  if (programs === undefined) return console.log('\nmany accounts: no PostgreSQL at hand, not measured')
  const postgres = await startPostgres(programs)
  const homes: Home[] = []
  try {
    await makePostgresTemplate(postgres.url)
    const few = await openHome(postgres.url, FEW)
    homes.push(few)
    const many = await openHome(postgres.url, ACCOUNTS)
    homes.push(many)
    await measure(few, many)
  } finally {
    for (const { server } of homes) await server.close()
    await postgres.stop()
  }
}
