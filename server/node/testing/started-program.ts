/** The program as a process of its own, for tests that start it, stop it and kill it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

export interface StartedProgram {
  readonly address: string
  readonly processId: number | undefined
  /** Ends the process; resolves to its exit code (null when killed). */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
}
export interface FailedProgram {
  readonly exitCode: number | null
  /** Output of the program about its failure. */
  readonly output: string
}

/** Where `npm test` names the program that it has built: what users start, in a third of the work. Else it is the sources. */
export const BUILT_PROGRAM = 'VAGU_BUILT_PROGRAM'
/** The built helper beside it; undefined where the sources are run. */
export function builtHelper(): string | undefined {
  const program = process.env[BUILT_PROGRAM]
  return program === undefined ? undefined : join(dirname(program), 'helper-main.js')
}
const sources = join(import.meta.dirname, '..', 'main.ts')
/** Compile cache of the sources from an earlier start of Node: it saves nearly half of the work of a start. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/program')

function spawnProgram(settings: Readonly<Record<string, string>>): ChildProcess {
  const own = { PORT: '0', LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: COMPILED }
  const env = { PATH: process.env['PATH'] ?? '', ...own, ...settings }
  return spawn(process.execPath, [process.env[BUILT_PROGRAM] ?? sources], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => void child.once('exit', (code) => resolve(code)))
    : Promise.resolve(child.exitCode)

/** Starts the program and waits until it says where it is. */
export function startedProgram(settings: Readonly<Record<string, string>>): Promise<StartedProgram> {
  const child = spawnProgram(settings)
  let output = ''
  const end = (signal: NodeJS.Signals) => {
    const ended = exitOf(child)
    child.kill(signal)
    return ended
  }
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (text) => (output += String(text)))
    child.stdout?.on('data', (text) => {
      const [, address] = /^Vagu is running: (\S+)$/m.exec(String(text)) ?? []
      if (address !== undefined) resolve({ address, processId: child.pid, end })
    })
    child.once('exit', (code) => reject(new Error(`the program ended (${code}): ${output}`)))
  })
}

/** Starts the program where it cannot start, and waits for its end. */
export async function failedProgram(settings: Readonly<Record<string, string>>): Promise<FailedProgram> {
  const child = spawnProgram(settings)
  let output = ''
  child.stderr?.on('data', (text) => (output += String(text)))
  return { exitCode: await exitOf(child), output }
}
