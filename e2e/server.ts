/** The real program as its users start it: a process of its own, with an empty data folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HEAPS } from '../scripts/heaps.mjs'
import { findPostgres, startPostgres } from '../server/src/testing/postgres.ts'

const MAIN = join(import.meta.dirname, '../server/dist/main.js')
/** Flags of `npm start`. */
const FLAGS = ['--expose-gc', '--max-semi-space-size=4', '--max-old-space-size=1000']
/** A bound against a start that hangs. */
const START_MS = 120_000

export interface RunningServer {
  readonly address: string
  readonly data: string
  readonly processId: number
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}
export interface ServerPlace {
  readonly data: string
  readonly port: number
  readonly databaseUrl?: string
  /** Whose e-mail makes him an admin. */
  readonly adminEmail?: string
  /** Further settings of the environment. */
  readonly settings?: Readonly<Record<string, string>>
}

const untilPrinted = (process: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    const listen = (text: Buffer) => {
      output += String(text)
      const address = /https?:\/\/[^\s]+/.exec(output)?.[0]
      if (address !== undefined) resolve(address)
    }
    process.stdout?.on('data', listen)
    process.stderr?.on('data', (text: Buffer) => (output += String(text)))
    process.once('exit', (code) => reject(new Error(`the server ended (${code}): ${output}`)))
    setTimeout(() => reject(new Error(`the server did not start: ${output}`)), START_MS).unref()
  })

/** Starts the server over a data folder; port 0 takes a free one. */
export async function startServer(place: ServerPlace): Promise<RunningServer> {
  const child = spawn(process.execPath, [...FLAGS, MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(place.port),
      VAGU_DATA: place.data,
      ...HEAPS,
      LOG_LEVEL: 'warn',
      VAGU_TRUST_PROXY: '1',
      VAGU_MAP_TILES_URL: 'none',
      VAGU_PRIA_WFS_URL: 'test',
      ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
      ...place.settings,
      ...(place.adminEmail !== undefined && { VAGU_ADMIN_EMAILS: place.adminEmail }),
    },
  })
  const address = await untilPrinted(child)
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  return {
    address,
    data: place.data,
    processId: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

export const newDataFolder = (): string => mkdtempSync(join(tmpdir(), 'vagu-e2e-'))

/** A server over SQLite or over a PostgreSQL of its own; `stop` leaves nothing behind. */
export async function startHome(
  engine: 'sqlite' | 'postgres',
  further: Pick<ServerPlace, 'adminEmail'> = {},
): Promise<RunningServer> {
  const data = newDataFolder()
  const programs = engine === 'postgres' ? findPostgres() : undefined
  if (engine === 'postgres' && programs === undefined)
    throw new Error('the journey on PostgreSQL needs PostgreSQL')
  const postgres = programs === undefined ? undefined : await startPostgres(programs)
  const server = await startServer({
    data,
    port: 0,
    ...further,
    ...(postgres && { databaseUrl: postgres.url }),
  })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await postgres?.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
