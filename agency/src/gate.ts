import { MAX_OPEN_REQUESTS } from '@vagu/core/agency/wire'
import type { Bearer } from './oauth.ts'
import { Refusal } from './refusal.ts'

/** Counts the requests that a sender has open in a room. */
export class Gate {
  readonly #open = new Map<string, number>()
  async pass<T>({ room, sender }: Bearer, work: () => Promise<T>): Promise<T> {
    const key = `${room} ${sender}`
    const open = this.#open.get(key) ?? 0
    if (open >= MAX_OPEN_REQUESTS)
      throw new Refusal('TOO_MANY_REQUESTS', `Korraga võib olla kuni ${MAX_OPEN_REQUESTS} päringut.`, 1)
    this.#open.set(key, open + 1)
    try {
      return await work()
    } finally {
      const left = (this.#open.get(key) ?? 1) - 1
      if (left > 0) this.#open.set(key, left)
      else this.#open.delete(key)
    }
  }
}
