const BUSY =
  'the database was busy for too long: was the root database used inside a transaction instead of the transaction?'

/** Has SQLite's own number for a busy database, so that a caller is told to try again. */
class Busy extends Error {
  readonly errcode = 5
}

/** Turns at the one connection. Who waits longer than the patience (ms) is refused. */
export class Turns {
  readonly #patience: number
  #last: Promise<void> = Promise.resolve()
  #waiting = 0

  constructor(patience: number) {
    this.#patience = patience
  }

  /** Resolves when the turn has come, to the function that ends it. */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    this.#waiting++
    const end = () => {
      this.#waiting--
      resolve()
    }
    if (this.#waiting === 1) return end
    try {
      await this.#wait(before)
      return end
    } catch (error) {
      this.#waiting--
      void before.then(resolve)
      throw error
    }
  }

  async #wait(before: Promise<void>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const impatience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Busy(BUSY)), this.#patience)
    })
    try {
      await Promise.race([before, impatience])
    } finally {
      clearTimeout(timer)
    }
  }
}
