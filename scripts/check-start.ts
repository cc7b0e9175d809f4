/** `npm run check:start`: starts the program as a user does, in an empty data folder, and holds it to its limits. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './root.ts'

/** Limits: ms until the first answer (with the builds, and without), MiB of memory after work and at rest. */
const FIRST_START = 180_000
const NEXT_START = 5000
const MEMORY = 200
const MEMORY_AT_REST = 150
/** Time within which a program gives back what its start has left, ms. */
const SETTLES_WITHIN = 30_000

interface Started {
  readonly took: number
  readonly process: ChildProcess
  /** The process that serves, which npm started. */
  readonly pid: number
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

function check(isRight: boolean, sentence: string): void {
  if (!isRight) throw new Error(sentence)
  console.log(`  ${sentence}`)
}

async function untilHealthy(url: string, limit: number, hasEnded: () => boolean): Promise<void> {
  const began = performance.now()
  while (performance.now() - began < limit && !hasEnded()) {
    const reply = await fetch(`${url}/api/health`).catch(() => undefined)
    if (reply?.ok) return
    await pause(20)
  }
  throw new Error(`no answer from ${url} within ${limit} ms`)
}

async function start(port: number, data: string, limit: number): Promise<Started> {
  const begin = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), VAGU_DATA: data, DATABASE_URL: '', HOST: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  })
  let output = ''
  child.stdout?.on('data', (text) => {
    output += String(text)
  })
  const url = `http://127.0.0.1:${port}`
  try {
    await untilHealthy(url, limit, () => child.exitCode !== null)
  } catch (error) {
    end(child, 'SIGKILL')
    throw error
  }
  const took = performance.now() - begin
  await pause(200)
  check(output.includes(`Vagu is running: ${url}\n`), `the address is printed: ${url}`)
  return { took, process: child, pid: servingPid(child.pid ?? 0) }
}

/** Ends npm and all it started. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  if (process.platform === 'win32') child.kill(signal)
  else process.kill(-child.pid, signal)
}

/** The last descendant of a process, where the system tells. */
function servingPid(pid: number): number {
  if (process.platform !== 'linux') return 0
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const child = Number(children.at(-1))
  return child > 0 ? servingPid(child) : pid
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Waits until the program is at rest, where the system tells of its memory. */
async function checkRest(pid: number): Promise<void> {
  if (pid === 0) return
  const began = performance.now()
  while (memoryOf(pid) >= MEMORY_AT_REST && performance.now() - began < SETTLES_WITHIN) await pause(500)
  const mebibytes = memoryOf(pid)
  check(mebibytes < MEMORY_AT_REST, `memory at rest ${mebibytes} MiB, limit ${MEMORY_AT_REST}`)
}

function checkMemory(pid: number): void {
  if (pid === 0) return
  const mebibytes = memoryOf(pid)
  check(mebibytes < MEMORY, `memory after it answered ${mebibytes} MiB, limit ${MEMORY}`)
}

async function checkAnswers(port: number): Promise<void> {
  for (const [path, type] of [
    ['/', 'text/html'],
    ['/sisene', 'text/html'],
    ['/api/docs', 'text/html'],
    ['/api/openapi.json', 'application/json'],
  ] as const) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`)
    const contentType = reply.headers.get('content-type') ?? ''
    check(reply.ok && contentType.startsWith(type), `${path} answers ${reply.status} ${contentType}`)
  }
}

async function stop({ process: child }: Started): Promise<void> {
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  end(child, 'SIGTERM')
  const patience = pause(15_000, 'late', { ref: false })
  check((await Promise.race([ended, patience])) !== 'late', 'it stops when told to')
}

async function main(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'vagu-start-'))
  try {
    for (const limit of [FIRST_START, NEXT_START]) {
      const port = await freePort()
      const started = await start(port, data, limit)
      try {
        check(started.took < limit, `the first answer after ${Math.round(started.took)} ms, limit ${limit}`)
        await checkRest(started.pid)
        await checkAnswers(port)
        await pause(1000)
        checkMemory(started.pid)
      } finally {
        await stop(started)
      }
    }
    console.log('the start check passed')
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

await main()
