/** PostgreSQL goes away in the middle of the work: the program stays, says so, and goes on when it is back. */
import { setTimeout as pause } from 'node:timers/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uuid7 } from '@vagu/core/ids/uuid7'
import * as jobs from '@vagu/core/jobs/contract'
import { getAuth, register } from '@vagu/core/users/contract'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultOf } from '../src/db/faults.ts'
import { Client } from '../src/testing/client.ts'
import { addTestField, harvest } from '../src/testing/farm.ts'
import { findPostgres, type OwnPostgres, startPostgres } from '../src/testing/postgres.ts'
import { postgresDialect } from './postgres.ts'
import { startedProgram, type StartedProgram } from './testing/started-program.ts'

const programs = findPostgres()
const newId = () => uuid7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

/** Needs a PostgreSQL of its own, which it may stop; an address that was given to the tests stays as it is. */
describe.runIf(programs !== undefined)('a PostgreSQL that goes away', () => {
  let postgres: OwnPostgres
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
  })
  afterAll(() => postgres.stop())

  describe('under the queries', () => {
    const lost: Error[] = []
    let db: Kysely<Record<string, never>>
    beforeEach(() => {
      lost.length = 0
      db = new Kysely({ dialect: postgresDialect(postgres.url, { onLost: (error) => lost.push(error) }) })
    })
    afterEach(() => db.destroy())

    const OTHERS = 'from pg_stat_activity where pid <> pg_backend_pid() and datname is not null'
    /** Asks beside the queries of the test. */
    const ask = async (statement: string) => {
      const client = new pg.Client({ connectionString: postgres.url })
      await client.connect()
      const { rowCount } = await client.query(statement)
      await client.end()
      return rowCount
    }
    const terminateOthers = () => ask(`select pg_terminate_backend(pid) ${OTHERS}`)
    const untilOthersSleep = async () => {
      while ((await ask(`select 1 ${OTHERS} and wait_event = 'PgSleep'`)) === 0) await pause(10)
    }
    const answers = async () => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows

    it('ends no program when a connection is lost between two statements of a transaction', async () => {
      const work = db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx)
        await terminateOthers()
        // the loss is told while nobody asks anything
        while (lost.length === 0) await pause(10)
        await sql`select 2`.execute(tx)
      })
      expect(faultOf(await work.catch((error: unknown) => error))).toBe('busy')
      expect(await answers()).toEqual([{ one: 1 }])
    })
    it('keeps the first error when the connection is lost during a statement', async () => {
      const work = db.transaction().execute(async (tx) => {
        const terminated = untilOthersSleep().then(terminateOthers)
        await Promise.all([sql`select pg_sleep(40)`.execute(tx), terminated])
      })
      expect(await work.catch((error: unknown) => error)).toMatchObject({ code: '57P01' })
      expect(await answers()).toEqual([{ one: 1 }])
    })
    it('is busy while it is away, and answers by itself when it is back', async () => {
      await answers()
      await postgres.halt()
      expect(faultOf(await answers().catch((error: unknown) => error))).toBe('busy')
      expect(faultOf(await answers().catch((error: unknown) => error))).toBe('busy')
      await postgres.resume()
      expect(await answers()).toEqual([{ one: 1 }])
    })
  })

  describe('under the program', () => {
    const WRITERS = 4
    const SAVES_BEFORE = 20
    let folder = ''
    let program: StartedProgram | undefined
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'vagu-lost-'))
    })
    afterEach(async () => {
      await program?.end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    })

    it('is answered with 503 and loses nothing that was acknowledged', async () => {
      const { address, end } = (program = await startedProgram({
        VAGU_DATA: folder,
        DATABASE_URL: postgres.url,
        LOG_LEVEL: 'silent',
      }))
      const client = new Client({ request: (path, init) => fetch(address + path, init) })
      await client.call(getAuth, {})
      const account = { email: 'talunik@vagu.test', password: 'pikk salasõna' }
      await client.call(register, { body: { ...account, company: { name: 'Proovitalu OÜ' } } })
      const fieldId = await addTestField(client)

      const saved: string[] = []
      const refused: { status: number; retryAfter: string | null }[] = []
      const order = new AbortController()
      const write = async () => {
        while (!order.signal.aborted) {
          const id = newId()
          const body = harvest(fieldId, { _id: id })
          const { status, headers } = await client.call(jobs.addJob, { body })
          if (status === 200) saved.push(id)
          else refused.push({ status, retryAfter: headers.get('retry-after') })
          if (status !== 200) await pause(20)
        }
      }
      const until = async (isReached: () => boolean) => {
        while (!isReached()) await pause(10)
      }
      const writing = Promise.all(Array.from({ length: WRITERS }, write))
      await until(() => saved.length >= SAVES_BEFORE)
      await postgres.halt()
      const atHalt = refused.length
      await until(() => refused.length >= atHalt + 2 * WRITERS)
      const health = await fetch(`${address}/api/health`)
      expect([health.status, await health.json()]).toEqual([503, { error: { code: 'busy' } }])
      await postgres.resume()
      const atResume = saved.length
      await until(() => saved.length >= atResume + SAVES_BEFORE)
      order.abort()
      await writing

      expect(refused.filter(({ status }) => status !== 503)).toEqual([])
      expect(refused.filter(({ retryAfter }) => retryAfter === null)).toEqual([])
      const { data } = await client.call(jobs.listFieldJobs, { params: { fieldId, year: 2026 } })
      const stored = new Set(data.jobEvents.map(({ _id }) => _id))
      expect(saved.filter((id) => !stored.has(id))).toEqual([])
      expect((await fetch(`${address}/api/health`)).status).toBe(200)
      expect(await end('SIGTERM')).toBe(0)
    })
  })
})
