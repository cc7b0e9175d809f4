import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const HOME = '/usr/lib/postgresql'

/** The programs of the newest PostgreSQL of this machine, or nothing. */
export function findPostgres(): string | undefined {
  if (!existsSync(HOME)) return undefined
  return readdirSync(HOME)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(HOME, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** PostgreSQL refuses to run as root; root becomes `nobody`. */
function lesserUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (text) => {
      said += String(text)
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`postgres ended (${code}): ${said}`)))
  })

/** A PostgreSQL of one's own in a temporary folder, gone after `stop`. */
export async function startPostgres(programs: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'vagu-pg-'))
  const user = lesserUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), init, { ...user, stdio: 'ignore', cwd: folder })
  const quick = [
    '-F',
    '-c',
    'synchronous_commit=off',
    '-c',
    'full_page_writes=off',
    '-c',
    'max_connections=200',
  ]
  const place = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
  const server = spawn(join(programs, 'postgres'), [...place, ...quick], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilReady(server)
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => {
        rmSync(folder, { recursive: true, force: true })
        resolve()
      })
      server.kill('SIGINT')
    })
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}
