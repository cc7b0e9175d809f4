/** The program's end of a helper process. */
import { type ChildProcess, fork } from 'node:child_process'
import { extname, join } from 'node:path'
import { AppError, ERROR_STATUS, type ErrorCode } from '@vagu/core/errors'
import { z } from 'zod'
import { HELPER_FLAGS } from './helper-flags.ts'
import type { HelperReply, Order } from './helper-jobs.ts'

const MEGABYTE = 1024 * 1024
/** The program of a helper. Built files fork built files. */
const PROGRAM = join(import.meta.dirname, `helper-main${extname(import.meta.filename)}`)
/** A process that grew beyond this is not used again, bytes: it would not give back what it took. */
const WORTH_KEEPING = 250 * MEGABYTE
/** A helper ends itself when its time is over. The program does so when not even that works: a start takes so long, ms. */
const STARTS_WITHIN = 30_000

/** The work ended the process that did it, or was ended because it took too long or too much memory. */
export class HelperLost extends Error {
  override readonly name = 'HelperLost'
}

const Refused = z.object({
  code: z.enum(Object.keys(ERROR_STATUS) as ErrorCode[]),
  fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  stored: z.unknown(),
})

/** Nothing of the program's settings, which hold secrets; the systems' own are needed to start at all. */
const environment = () => {
  const { PATH, SystemRoot, TEMP, LD_LIBRARY_PATH } = process.env
  // glibc keeps an arena for each thread, which pictures leave full of holes
  const all = { PATH, SystemRoot, TEMP, LD_LIBRARY_PATH, MALLOC_ARENA_MAX: '2' }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function outputOf(outcome: HelperReply['outcome']): unknown {
  if (outcome.kind === 'done') return outcome.output
  if (outcome.kind === 'refused') {
    const { code, fields, stored } = Refused.parse(outcome)
    throw new AppError(code, { fields, stored })
  }
  const error = new Error(
    outcome.kind === 'failed' ? outcome.message : 'a helper process answered out of turn',
  )
  if (outcome.kind === 'failed') error.stack = outcome.stack
  throw error
}

export class Helper {
  readonly #child: ChildProcess
  readonly #ready: Promise<unknown>
  #isGone = false
  #memory = 0

  constructor(program = PROGRAM) {
    this.#child = fork(program, {
      execArgv: HELPER_FLAGS,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: environment(),
    })
    // where no process can be made there is an error alone, and never an exit
    this.#child.on('error', () => (this.#isGone = true)).once('exit', () => (this.#isGone = true))
    this.#ready = this.#nextReply(new Error('a helper process could not be started'))
    // whoever gives it work is told
    this.#ready.catch(() => {})
  }

  /** Next reply of the process; rejects with `fault` when it ends before. */
  #nextReply(fault: Error): Promise<HelperReply['outcome']> {
    const child = this.#child
    return new Promise((resolve, reject) => {
      const leave = () => child.off('message', hear).off('exit', miss).off('error', miss)
      const hear = (message: unknown) => {
        leave()
        const { outcome, memory } = message as HelperReply
        this.#memory = memory
        resolve(outcome)
      }
      const miss = () => {
        leave()
        reject(fault)
      }
      child.on('message', hear).on('exit', miss).on('error', miss)
    })
  }

  /** Does one piece of work. Rejects with `HelperLost` when it ended the process or had to be ended. */
  async run(order: Order, signal: AbortSignal | undefined): Promise<unknown> {
    const end = () => this.end()
    signal?.addEventListener('abort', end, { once: true })
    const impatience = setTimeout(end, STARTS_WITHIN + order.limits.time)
    try {
      await this.#ready
      const reply = this.#nextReply(new HelperLost(`${order.name} went beyond its limits`))
      this.#child.send(order)
      return outputOf(await reply)
    } finally {
      clearTimeout(impatience)
      signal?.removeEventListener('abort', end)
    }
  }

  /** Whether it is there and has not grown large. */
  get isWorthKeeping(): boolean {
    return !this.#isGone && this.#memory < WORTH_KEEPING
  }

  end(): void {
    this.#isGone = true
    this.#child.kill('SIGKILL')
  }
}
