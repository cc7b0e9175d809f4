/**
 * The book beside PRIA's on the reference farm: 300 fields and some 4,000 jobs of a season, all of them at PRIA, one in twenty changed
 * there. How long an answer takes once PRIA has told its records, and how long others wait for the thread meanwhile. What memory the
 * program takes is measured on a built one in a process of its own (`e2e/bench/pria.ts`): in this one the bench itself and the farm's
 * making would be counted too.
 */
import { AGENCY_KINDS, type AgencyKind, type AgencyRecord } from '@vagu/core/agency/wire'
import { getPriaComparison, getPriaStatus } from '@vagu/core/pria/contract'
import { localsOf } from '@vagu/core/pria/book'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { ROWS_PER_INSERT } from '../src/db/journal.ts'
import { insertRows } from '../src/db/prepared.ts'
import { readBook } from '../src/pria/book.ts'
import { noteAll, readComparison } from '../src/pria/compare.ts'
import { type Shelf, storeRecords } from '../src/pria/mirror.ts'
import { idMaker } from '../src/db/actor.ts'
import { type openFarm, TODAY } from './farm.ts'
import { timingOf, type Timing } from './measure.ts'

type Farm = Awaited<ReturnType<typeof openFarm>>

/** The last season that was worked on whole. */
const YEAR = 2025
const CLIENT = 'bench'
const ROUNDS = 10
/** Goals: an answer after PRIA's, the longest that others wait for the thread. */
const ANSWER_MS = 1000
const THREAD_MS = 100
const TABLES = ['pria_record', 'pria_link', 'pria_asked', 'pria_connection'] as const
const AT = `${TODAY}T09:00:00.000Z`

function actorOf({ client, ports }: Farm) {
  const { accountId, userId } = client
  return { accountId, userId, now: ports.now(), newId: idMaker(ports.now, ports.random) }
}

async function clear({ db, client }: Farm): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).where('account_id', '=', client.accountId).execute()
}

/** Records of PRIA as they would be after all was sent, some of them changed there since. */
async function recordsOf(farm: Farm): Promise<ReadonlyMap<AgencyKind, AgencyRecord[]>> {
  const book = await readBook(farm.db, actorOf(farm), { year: YEAR })
  const fields = new Map(book.fields.map(({ _id }, i) => [_id, `P${i}`]))
  const newId = idMaker(farm.ports.now, farm.ports.random)
  return new Map(
    AGENCY_KINDS.map((kind) => [
      kind,
      localsOf(kind, book, fields).flatMap(({ body, recordId }, i): AgencyRecord[] => {
        if (body === null) return []
        const changed = i % 20 === 0 ? { ...body, areaHa: body.areaHa + 0.1 } : body
        const id = kind === 'FIELD' ? (fields.get(recordId) ?? '') : `${kind}${i}`
        const held = { kind, id, ownId: newId(), version: 1, changedAt: AT, changedBy: '', body: changed }
        return [held as AgencyRecord]
      }),
    ]),
  )
}

const season = {
  year: YEAR,
  from: `${YEAR - 1}-09-01`,
  to: `${YEAR}-08-31`,
  state: 'OPEN' as const,
  closesOn: null,
}
const seasonOf = ({ client }: Farm) => ({ accountId: client.accountId, clientId: CLIENT, year: YEAR })

/** Connects the farm, and links its fields by what PRIA has of them. */
async function connect(farm: Farm, told: ReadonlyMap<AgencyKind, AgencyRecord[]>): Promise<void> {
  const { db, client } = farm
  const account_id = client.accountId
  await db.transaction().execute(async (tx) => {
    await insertRows(tx, 'pria_connection', [
      {
        account_id,
        client_id: CLIENT,
        client_name: 'Mõõdik',
        room: '',
        kinds: JSON.stringify(AGENCY_KINDS),
        consented_at: AT,
        consented_by: 'bench',
      },
    ])
    const book = await readBook(tx, actorOf(farm), { year: YEAR })
    const links = (told.get('FIELD') ?? []).map(({ id, ownId }, i) => ({
      account_id,
      client_id: CLIENT,
      year: YEAR,
      kind: 'FIELD',
      record_id: book.fields[i]?._id ?? '',
      part: '',
      own_id: ownId ?? '',
      agency_id: id,
      agreed: null,
      kept: null,
    }))
    for (let i = 0; i < links.length; i += ROWS_PER_INSERT)
      await insertRows(tx, 'pria_link', links.slice(i, i + ROWS_PER_INSERT))
  })
}

/** Records as they come of what PRIA told. */
const textsOf = (records: readonly AgencyRecord[]) =>
  new Map(records.map((record) => [record.id, JSON.stringify(record)]))

/** All that is done after PRIA has told its records, and the answer. */
async function answerTo(farm: Farm, told: ReadonlyMap<AgencyKind, AgencyRecord[]>): Promise<number> {
  const actor = actorOf(farm)
  const kinds = ['FIELD', 'JOB'] as const
  const shelf: Shelf = { db: farm.db, write: (work) => farm.db.transaction().execute(work) }
  for (const kind of kinds)
    await storeRecords(
      shelf,
      { ...seasonOf(farm), kind, at: AT },
      { records: textsOf(told.get(kind) ?? []), unreadable: [], season },
    )
  const known = await noteAll(shelf, actor, { season: seasonOf(farm), kinds })
  const of = { ...known, kind: 'jobs' as const, year: YEAR, clientId: CLIENT, access: 'CONNECTED' as const }
  let count = 0
  for await (const part of (await readComparison(farm.db, actor, of)).parts) count += part.length
  return count
}

interface Timed {
  readonly first: number
  readonly times: Timing
  /** Longest time that the thread answered nobody, ms. */
  readonly held: number
  /** Mean of the processor's time, ms: on a busy machine it tells more than the clock. */
  readonly cpu: number
}
async function timed(work: () => Promise<unknown>): Promise<Timed> {
  const samples: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 5 })
  let begun = process.cpuUsage()
  for (let round = 0; round <= ROUNDS; round++) {
    if (round === 1) {
      delay.enable()
      begun = process.cpuUsage()
    }
    const start = performance.now()
    await work()
    samples.push(performance.now() - start)
    // the monitor counts what others have waited
    await new Promise((resolve) => void setTimeout(resolve, 20))
  }
  delay.disable()
  const { user, system } = process.cpuUsage(begun)
  const [first = 0, ...rest] = samples
  return { first, times: timingOf(rest), held: delay.max / 1e6, cpu: (user + system) / 1000 / ROUNDS }
}

const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')
const ms = (value: number): string => value.toFixed(1).padStart(9)

/** Prints the rows of the bench. */
export async function timePria(farm: Farm): Promise<void> {
  await clear(farm)
  const told = await recordsOf(farm)
  await connect(farm, told)
  const row = (name: string, { first, times, held, cpu }: Timed, goal = ANSWER_MS) => {
    const answer = `p95 under ${goal} ms: ${mark(times.p95 < goal)}`
    console.log(
      `${name.padEnd(28)}${ms(times.median)}${ms(times.p95)}${ms(first)}${ms(held)}${ms(cpu)}  ${answer}; thread under ${THREAD_MS}: ${mark(held < THREAD_MS)}`,
    )
  }
  const jobs = await answerTo(farm, told)
  console.log(
    `\n${`PRIA, ${told.get('FIELD')?.length} fields, ${jobs} jobs`.padEnd(28)}${'median'.padStart(9)}${'p95'.padStart(9)}${'first'.padStart(9)}${'held'.padStart(9)}${'cpu'.padStart(9)}   (ms)`,
  )
  const get = async (path: string) => {
    const reply = await farm.app.request(`/api${path}`, { headers: { cookie: farm.client.cookie } })
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`)
    return reply.text()
  }
  const save = farm.raw.prepare('update account set updated_at = updated_at where account_id = ?')
  const status = getPriaStatus.path + `?year=${YEAR}`
  row('after PRIA has answered', await timed(() => answerTo(farm, told)))
  const path = getPriaComparison.path.replace('{kind}', 'jobs').replace('{year}', String(YEAR))
  row('the comparison read again', await timed(() => get(path)))
  row(
    'badges after a save',
    await timed(() => {
      save.run(farm.client.accountId)
      return get(status)
    }),
    ANSWER_MS / 2,
  )
  row('badges', await timed(() => get(status)), 10)
  await clear(farm)
}
