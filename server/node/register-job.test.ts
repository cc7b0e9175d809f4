import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Reader } from '../src/db/schema.ts'
import { REFRESH } from '../src/registers/refresh.ts'
import { madeFiles } from '../src/testing/register-files.ts'
import { openDatabase } from './database.ts'
import { type RegisterServer, startRegisterServer } from './testing/register-server.ts'
import { startedProgram, type StartedProgram } from './testing/started-program.ts'

const postgresUrl: string = inject('postgresUrl')
const schema = `r${Date.now().toString(36)}`
const files = madeFiles([{ number: '901', name: 'Tiltor' }])
const silent = { info() {}, warn() {}, error() {} }

async function query(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}

describe.each(['sqlite', 'postgres'] as const)('two programs over one database on %s', (engine) => {
  let data = ''
  let server: RegisterServer
  let running: StartedProgram[] = []
  const inSchema = () => `${postgresUrl}?options=-csearch_path%3D${schema}`
  const start = async () => {
    const program = await startedProgram({
      VAGU_DATA: data,
      VAGU_REGISTER_URL: `${server.url}/`,
      ...(engine === 'postgres' && { DATABASE_URL: inSchema() }),
    })
    running.push(program)
    return program
  }
  const look = async <T>(ask: (db: Reader) => Promise<T>): Promise<T> => {
    const place = { data, databaseUrl: engine === 'postgres' ? inSchema() : undefined }
    const { db } = await openDatabase(place, silent, new Date())
    try {
      return await ask(db)
    } finally {
      await db.destroy()
    }
  }
  const origins = (db: Reader) =>
    db.selectFrom('register_edition').select(['origin', 'products']).orderBy('id').execute()
  /** Asks the database every now and then until the job is done. */
  const untilRun = async (): Promise<void> => {
    for (;;) {
      const rows = await look((db) =>
        db
          .selectFrom('task')
          .select('last_run_at')
          .where('name', '=', REFRESH)
          .where('last_run_at', 'is not', null)
          .execute(),
      )
      if (rows.length > 0) return
      await setTimeout(100)
    }
  }
  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'vagu-register-'))
    server = await startRegisterServer(files)
    running = []
    if (engine === 'postgres') await query(`create schema ${schema}`)
  })
  afterEach(async () => {
    await Promise.all(running.map((program) => program.end('SIGKILL')))
    await server.close()
    rmSync(data, { recursive: true, force: true })
    if (engine === 'postgres') await query(`drop schema ${schema} cascade`)
  })
  afterAll(() => query(`drop schema if exists ${schema} cascade`))

  it('fetch the register once between them', async () => {
    await Promise.all([start(), start()])
    await untilRun()
    expect(server.requests).toEqual([
      'Taimekaitsevahendid.csv 200',
      'Taimekaitsevahendid.toimeaine.csv 200',
      'Taimekaitsevahendid.kasutusala.csv 200',
    ])
    expect(await look(origins)).toEqual([
      { origin: 'starter', products: expect.any(Number) as number },
      { origin: 'download', products: 1 },
    ])
  })

  it('stop in order while the register is being waited for, and leave it to the next', async () => {
    server.fail('silence')
    const program = await start()
    while (server.requests.length === 0) await setTimeout(20)
    expect(await program.end('SIGTERM')).toBe(0)
    server.serve(files)
    await start()
    await untilRun()
    expect(await look(origins)).toMatchObject([{ origin: 'starter' }, { origin: 'download' }])
  })
})
