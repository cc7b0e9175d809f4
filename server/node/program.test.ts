import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrations } from './migrations.ts'
import { failedProgram, startedProgram, type StartedProgram } from './testing/started-program.ts'

const names = migrations().map(({ name }) => name)
const postgresUrl: string = inject('postgresUrl')

describe('the program as it starts by itself', () => {
  let data = ''
  let program: StartedProgram
  beforeAll(async () => {
    data = join(mkdtempSync(join(tmpdir(), 'vagu-program-')), 'data')
    program = await startedProgram({ VAGU_DATA: data })
  })
  afterAll(async () => {
    await program.end('SIGKILL')
    rmSync(join(data, '..'), { recursive: true, force: true })
  })

  it('answers at the address it prints, and tells browsers what to refuse', async () => {
    const { address } = program
    const health = await fetch(`${address}/api/health`)
    expect(await health.json()).toMatchObject({ status: 'ok' })
    expect(health.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(health.headers.get('x-content-type-options')).toBe('nosniff')
    expect(health.headers.has('strict-transport-security')).toBe(false)
    expect((await fetch(`${address}/api/docs`)).headers.get('content-type')).toContain('text/html')
  })
  it('never answers a call with a screen', async () => {
    const { address } = program
    for (const path of ['/api', '/api/', '/api/gone']) {
      const reply = await fetch(address + path)
      expect([path, reply.status]).toEqual([path, 404])
      expect(reply.headers.get('content-type')).toContain('application/json')
    }
  })
  it('has the agency to try with at an address of its own, and no room without a name', async () => {
    const reply = await fetch(`${program.address}/pria-testkeskkond/`)
    expect([reply.status, (await reply.text()).includes('See ei ole PRIA')]).toEqual([404, true])
    const wfs = await fetch(
      `${program.address}/pria-testkeskkond/wfs?request=GetFeature&typeNames=pria_avalik:pria_massiivid`,
    )
    expect(await wfs.json()).toMatchObject({ type: 'FeatureCollection' })
    const call = await fetch(`${program.address}/pria-testkeskkond/v1/clients`)
    expect([call.status, await call.json()]).toMatchObject([401, { error: { code: 'TOKEN_INVALID' } }])
  })
  it('keeps what it stores from other users of the machine', async () => {
    for (const path of [data, join(data, 'vagu.sqlite'), join(data, 'secret.key')])
      expect(statSync(path).mode & 0o077).toBe(0)
  })
})

describe('the program', () => {
  let data = ''
  let running: StartedProgram[] = []
  const start = async (settings: Record<string, string> = {}): Promise<StartedProgram> => {
    const program = await startedProgram({ VAGU_DATA: data, ...settings })
    running.push(program)
    return program
  }
  beforeEach(() => {
    data = join(mkdtempSync(join(tmpdir(), 'vagu-program-')), 'data')
    running = []
  })
  afterEach(async () => {
    await Promise.all(running.map((program) => program.end('SIGKILL')))
    rmSync(join(data, '..'), { recursive: true, force: true })
  })

  it('keeps its cookie to https, and the browser too, where the public address is https', async () => {
    const { address } = await start({ VAGU_PUBLIC_URL: 'https://vagu.test' })
    const reply = await fetch(`${address}/api/fields`)
    expect(reply.status).toBe(401)
    expect(reply.headers.getSetCookie()[0]).toContain('Secure')
    expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-vagu_session=/)
    expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })
  it('leaves the names below the public one to http where it is told to', async () => {
    const { address } = await start({ VAGU_PUBLIC_URL: 'https://vagu.test', VAGU_HTTPS_SUBDOMAINS: '0' })
    const reply = await fetch(`${address}/api/health`)
    expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'stops in order at %s, though a browser holds a connection',
    async (signal) => {
      const program = await start()
      const { port } = new URL(program.address)
      const idle = connect(Number(port), '127.0.0.1')
      await fetch(`${program.address}/api/health`)
      const isLet = new Promise((resolve) => void idle.once('close', resolve))
      expect(await program.end(signal)).toBe(0)
      await isLet
    },
  )
  it('says so when the port is taken', async () => {
    const { port } = new URL((await start()).address)
    const { exitCode, output } = await failedProgram({ VAGU_DATA: data, PORT: port })
    expect(exitCode).toBe(1)
    expect(output).toContain('The port is taken')
    expect(output).toContain('PORT=3001 npm start')
  })
  it.each([
    [{ PORT: 'many' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'postgres://vagu@127.0.0.1:9/vagu' }, 'PostgreSQL does not answer at DATABASE_URL'],
    [
      { VAGU_S3_BUCKET: 'vagu' },
      'VAGU_S3_ENDPOINT and VAGU_S3_ACCESS_KEY and VAGU_S3_SECRET_KEY must be set',
    ],
    [{ HOST: '192.0.2.1' }, 'HOST is not an address of this machine'],
  ])('says what is wrong with %j', async (settings, sentence) => {
    const { exitCode, output } = await failedProgram({ VAGU_DATA: data, ...settings })
    expect(exitCode).toBe(1)
    expect(output).toContain(sentence)
  })
  it('does not touch a file that is no database', async () => {
    rmSync(data, { recursive: true, force: true })
    const file = join(data, '..', 'vagu.sqlite')
    writeFileSync(file, 'not a database at all, but long enough to look like one'.repeat(20))
    const { exitCode, output } = await failedProgram({ VAGU_DATA: join(data, '..') })
    expect(exitCode).toBe(1)
    expect(output).toContain('The database file in the data folder (VAGU_DATA) cannot be used')
  })
  it('migrates once when three of it start at the same moment over one file', async () => {
    await Promise.all([start(), start(), start()])
    const file = new DatabaseSync(join(data, 'vagu.sqlite'), { readOnly: true })
    const rows = file.prepare('select name from migration order by name').all()
    file.close()
    expect(rows.map((row) => row['name'])).toEqual(names)
  })
})

describe('the program over PostgreSQL', () => {
  const schema = `p${Date.now().toString(36)}`
  const inSchema = `${postgresUrl}?options=-csearch_path%3D${schema}&application_name=${schema}`
  const query = async (text: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: postgresUrl })
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(text)
    await client.end()
    return rows
  }
  afterAll(() => query(`drop schema if exists ${schema} cascade`))

  it('migrates once when three of it start at the same moment, and outlives lost connections', async () => {
    await query(`create schema ${schema}`)
    const data = mkdtempSync(join(tmpdir(), 'vagu-program-'))
    const settings = { DATABASE_URL: inSchema, VAGU_DATA: data }
    const three = await Promise.all([1, 2, 3].map(() => startedProgram(settings)))
    try {
      const rows = await query(`select name from ${schema}.migration order by name`)
      expect(rows.map((row) => row['name'])).toEqual(names)
      const lost = await query(
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity where application_name = '${schema}'`,
      )
      expect(lost.length).toBeGreaterThanOrEqual(three.length)
      // A program may still be told of the loss while it is asked; it says so once and connects anew.
      for (const { address } of three)
        await expect.poll(async () => (await fetch(`${address}/api/health`)).status).toBe(200)
    } finally {
      await Promise.all(three.map((program) => program.end('SIGTERM')))
      rmSync(data, { recursive: true, force: true })
    }
  })
})
