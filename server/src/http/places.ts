import { AppError } from '@vagu/core/errors'

export interface PlaceLimits {
  /** How much is done at a time. */
  readonly atOnce: number
  /** How much of one farm is done or waits. */
  readonly ofFarm: number
}

/**
 * Places for work that takes much memory while it lasts: others wait until one is free, in the order in which they came. A farm that
 * has taken too many is refused as `busy`.
 */
export class Places {
  readonly #limits: PlaceLimits
  readonly #farms = new Map<string, number>()
  readonly #waiting: (() => void)[] = []
  #taken = 0

  constructor(limits: PlaceLimits) {
    this.#limits = limits
  }

  async do<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    const asked = this.#farms.get(accountId) ?? 0
    if (asked >= this.#limits.ofFarm) throw new AppError('busy')
    this.#farms.set(accountId, asked + 1)
    try {
      await this.#place()
      try {
        return await work()
      } finally {
        this.#leave()
      }
    } finally {
      this.#count(accountId)
    }
  }

  #place(): Promise<void> | undefined {
    if (this.#taken >= this.#limits.atOnce) return new Promise((resolve) => void this.#waiting.push(resolve))
    this.#taken++
    return undefined
  }

  /** Leaves the place to the next who waits. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#taken--
    else next()
  }

  #count(accountId: string): void {
    const left = (this.#farms.get(accountId) ?? 1) - 1
    if (left === 0) this.#farms.delete(accountId)
    else this.#farms.set(accountId, left)
  }
}
