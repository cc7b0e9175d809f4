import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const HOME = '/usr/lib/postgresql'

/** The programs of the newest PostgreSQL of this machine, or nothing. */
export function findPostgres(): string | undefined {
  if (!existsSync(HOME)) return undefined
  return readdirSync(HOME)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(HOME, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root; root becomes `nobody`. */
function lesserUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', (text) => {
      output += String(text)
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`postgres ended (${code}): ${output}`)))
  })

export interface OwnPostgres {
  readonly url: string
  /** Ends it as an administrator does who does not wait for clients; its data stay. */
  readonly halt: () => Promise<void>
  /** Starts it again at the same address. */
  readonly resume: () => Promise<void>
  /** Ends it and takes its data away. */
  readonly stop: () => Promise<void>
}

const QUICK = [
  '-F',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'max_connections=200',
]

/** A PostgreSQL of one's own in a temporary folder, gone after `stop`; `flags` are its own. */
export async function startPostgres(programs: string, flags: readonly string[] = []): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'vagu-pg-'))
  const user = lesserUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), init, { ...user, stdio: 'ignore', cwd: folder })
  const place = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
  const start = async (): Promise<ChildProcess> => {
    const options = {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'],
    }
    const child = spawn(join(programs, 'postgres'), [...place, ...QUICK, ...flags], options)
    await untilReady(child)
    return child
  }
  let server: ChildProcess | undefined = await start()
  const halt = async () => {
    const child = server
    server = undefined
    if (child === undefined) return
    const ended = new Promise((resolve) => void child.once('exit', resolve))
    child.kill('SIGINT')
    await ended
  }
  const resume = async () => {
    server ??= await start()
  }
  const stop = async () => {
    await halt()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, halt, resume, stop }
}
