import { AppError } from '@vagu/core/errors'
import type { Requester } from '../src/ports.ts'

export interface TurnLimits {
  /** Pieces of work at once: of everybody, and of one account. */
  readonly atOnce: number
  readonly ofAccount: number
  /** Pieces that wait: of everybody, and of one account. */
  readonly waiting: number
  readonly waitingOfAccount: number
}

interface Waiting {
  readonly accountId: string
  readonly begin: () => void
}

const countOf = (list: readonly { readonly accountId: string }[], accountId: string): number =>
  list.filter((each) => each.accountId === accountId).length

/** Gives each piece of work its turn, in the order in which they were asked for; refuses with `busy` when too many wait. */
export class Turns {
  readonly #limits: TurnLimits
  readonly #running: { readonly accountId: string }[] = []
  readonly #waiting: Waiting[] = []

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** Does the work when its turn has come; rejects when it was called off before. */
  async run<T>({ accountId, signal }: Requester, work: () => Promise<T>): Promise<T> {
    const turn = { accountId }
    if (this.#isFreeFor(accountId)) this.#running.push(turn)
    else await this.#wait(turn, signal)
    try {
      if (signal?.aborted) throw new AppError('busy')
      return await work()
    } finally {
      this.#running.splice(this.#running.indexOf(turn), 1)
      this.#callNext()
    }
  }

  #isFreeFor(accountId: string): boolean {
    const { atOnce, ofAccount } = this.#limits
    return this.#running.length < atOnce && countOf(this.#running, accountId) < ofAccount
  }

  #wait(turn: { accountId: string }, signal: AbortSignal | undefined): Promise<void> {
    const { waiting, waitingOfAccount } = this.#limits
    if (this.#waiting.length >= waiting || countOf(this.#waiting, turn.accountId) >= waitingOfAccount)
      throw new AppError('busy')
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        accountId: turn.accountId,
        begin: () => {
          signal?.removeEventListener('abort', leave)
          this.#running.push(turn)
          resolve()
        },
      }
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1)
        reject(new AppError('busy'))
      }
      signal?.addEventListener('abort', leave, { once: true })
      this.#waiting.push(entry)
    })
  }

  #callNext(): void {
    const next = this.#waiting.findIndex(({ accountId }) => this.#isFreeFor(accountId))
    if (next === -1) return
    const [entry] = this.#waiting.splice(next, 1)
    entry?.begin()
  }
}
