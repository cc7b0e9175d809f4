/** A stock ledger of 2,000 materials and 20,000 jobs: how long it is folded, and its call beside the bare queries for its rows. */
import { foldLedger, type FoldUse } from '@vagu/core/stock/fold'
import { getStock, listStockBalances } from '@vagu/core/stock/contract'
import type { StockEntry } from '@vagu/core/stock/schema'
import { addDays } from '@vagu/core/time/day'
import { sql } from 'kysely'
import { ROWS_PER_INSERT } from '../src/db/journal.ts'
import { insertRows } from '../src/db/prepared.ts'
import type { Tables } from '../src/db/schema.ts'
import { REQUISITES } from '../src/materials/stored.ts'
import { STOCK_ENTRIES } from '../src/stock/stored.ts'
import type { Client } from '../src/testing/client.ts'
import { addTestField } from '../src/testing/farm.ts'
import { addNitrate } from '../src/testing/stock.ts'
import { openTestServer, type TestServer } from '../src/testing/test-server.ts'
import { compare, time } from './measure.ts'

const MATERIALS = 2000
const JOBS = 20_000
const FOLD_MS = 100
const ROUNDS = 20
/** The call at most so many times as long as the bare queries. */
const AT_MOST = 6
const FIRST_DAY = '2026-01-01'
const DAYS = 135

const idAt = (kind: string, index: number): string =>
  `01890a5d-ac96-7${kind}-8000-${index.toString(16).padStart(12, '0')}`

interface Bench {
  readonly server: TestServer
  readonly farmer: Client
  readonly fieldId: string
}

const dayOf = (index: number): string => addDays(FIRST_DAY, index % DAYS)

function entriesOf(index: number): StockEntry[] {
  const common = {
    requisiteId: idAt('aaa', index),
    unit: 'kg',
    moment: null,
    supplier: '',
    note: '',
  } as const
  const own = { images: [], name: `Tarvik ${index}`, userId: '', updatedAt: `${FIRST_DAY}T09:00:00.000Z` }
  const receipt = (n: number) => ({
    ...common,
    ...own,
    _id: idAt('bbb', index * 3 + n),
    type: 'INCREASE' as const,
    date: dayOf(index + n * 40),
    amount: 300 + n,
    pricePerUnit: 0.3 + n / 7,
    batchNo: `P${n}`,
    expiresOn: addDays(FIRST_DAY, 400 + n),
  })
  const count = {
    ...receipt(0),
    type: 'CURRENT_BALANCE' as const,
    date: FIRST_DAY,
    batchNo: '',
    expiresOn: null,
  }
  return [count, receipt(1), receipt(2)]
}
const useOf = (index: number): FoldUse => ({
  jobId: idAt('ccc', index),
  place: 0,
  isCoating: false,
  date: dayOf(index * 7),
  amount: 40 + (index % 50) / 10,
  unit: 'kg',
  batchNo: null,
})

async function fill<T extends keyof Tables>(
  { server }: Bench,
  table: T,
  rows: readonly Tables[T][],
): Promise<void> {
  await server.db.transaction().execute(async (tx) => {
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
      await insertRows(tx, table, rows.slice(from, from + ROWS_PER_INSERT))
  })
}

async function openBench(): Promise<Bench> {
  const server = await openTestServer('sqlite', '', { checksReplies: false })
  const farmer = await server.farmer()
  const bench = { server, farmer, fieldId: await addTestField(farmer) }
  const model = await addNitrate(farmer)
  const row = await server.db
    .selectFrom('requisite')
    .selectAll()
    .where('id', '=', model)
    .executeTakeFirstOrThrow()
  const material = REQUISITES.stored.read(row)
  const materials = Array.from({ length: MATERIALS }, (_, i) => {
    const name = `Tarvik ${i}`
    return { ...row, id: idAt('aaa', i), name, ...REQUISITES.stored.columns({ ...material, name }) }
  })
  await fill(bench, 'requisite', materials)
  const entries = materials.flatMap((_, i) =>
    entriesOf(i).map(({ _id, updatedAt: _at, ...entry }) => ({
      ...row,
      ...STOCK_ENTRIES.stored.columns(entry),
      id: _id,
      name: entry.name,
      requisite_id: entry.requisiteId,
      day: entry.date,
    })),
  )
  await fill(bench, 'stock_entry', entries)
  const uses = Array.from({ length: JOBS }, (_, i) => {
    const { jobId, date, amount } = useOf(i)
    const of = {
      kind: 'fertilizer',
      name: `Tarvik ${i % MATERIALS}`,
      name_key: '',
      requisite_id: idAt('aaa', i % MATERIALS),
    }
    return {
      ...of,
      account_id: farmer.accountId,
      job_id: jobId,
      place: 0,
      is_dressing: 0,
      field_id: bench.fieldId,
      crop_year: 2026,
      day: date,
      status: 'DONE',
      register_number: null,
      batch_no: null,
      amount,
      unit: 'kg',
      total_amount: amount,
      total_unit: 'kg',
      area: 10,
    }
  })
  await fill(bench, 'job_material', uses)
  return bench
}

/** The rows that the ledger is made of, as the engine gives them. */
const bareRows = async ({ server: { db }, farmer: { accountId } }: Bench): Promise<void> => {
  await sql`select id, deleted_at, updated_at, document, document_version from requisite where account_id = ${accountId}`.execute(
    db,
  )
  await sql`select id, document, document_version, updated_at from stock_entry where account_id = ${accountId} and deleted_at is null`.execute(
    db,
  )
  await sql`
    select job_id, place, is_dressing, field_id, day, kind, name, requisite_id, batch_no, total_amount, total_unit
    from job_material
    where account_id = ${accountId} and day >= ${FIRST_DAY} and status in ('DONE', 'IN_PROGRESS')`.execute(db)
}

const ms = (value: number): string => value.toFixed(1).padStart(9)
const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')

/** Prints the fold by itself, and both calls beside the bare queries. */
export async function timeStock(): Promise<void> {
  const ledgers = Array.from({ length: MATERIALS }, (_, i) => ({
    entries: entriesOf(i),
    uses: Array.from({ length: JOBS / MATERIALS }, (__, n) => useOf(i + n * MATERIALS)),
    density: null,
  }))
  const fold = await time(() => ledgers.map(foldLedger), ROUNDS)
  console.log(
    `\nstock: ${MATERIALS} materials, ${JOBS} jobs${'median'.padStart(11)}${'p95'.padStart(9)}${'bare'.padStart(9)}`,
  )
  const goal = `under ${FOLD_MS} ms: ${mark(fold.median < FOLD_MS)}`
  console.log(`${'the fold'.padEnd(37)}${ms(fold.median)}${ms(fold.p95)}${''.padEnd(9)}  ${goal}`)
  const bench = await openBench()
  const { farmer } = bench
  const calls = [
    ['/stock', () => farmer.call(getStock, { query: {} })],
    ['/stock without plans', () => farmer.call(getStock, { query: { plans: 'false' } })],
    ['/stock/balances', () => farmer.call(listStockBalances, { query: {} })],
  ] as const
  for (const [name, ours] of calls) {
    const comparison = await compare({ ours, bare: () => bareRows(bench) }, ROUNDS)
    const ratio = comparison.ours.median / comparison.bare.median
    const figures = ms(comparison.ours.median) + ms(comparison.ours.p95) + ms(comparison.bare.median)
    console.log(
      `${name.padEnd(37)}${figures}  ${ratio.toFixed(1)}, at most ${AT_MOST}: ${mark(ratio <= AT_MOST)}`,
    )
  }
  await bench.server.close()
}
