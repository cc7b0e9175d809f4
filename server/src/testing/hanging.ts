/**
 * Patience of a test with the simulator: it ends when the simulator tells that it hangs, and never because the machine is busy. A request
 * is known by a header, which goes through HTTP too.
 */
import type { Patience } from '../agency/simulated.ts'

const HEADER = 'x-test-request'

export class UntilItHangs implements Patience {
  readonly #open = new Map<string, AbortController>()
  #last: AbortController | undefined
  #count = 0

  /** Signal of the request that is made next. */
  deadline = (): AbortSignal => {
    this.#last = new AbortController()
    return this.#last.signal
  }
  /** The request, known by its number. */
  marked = (request: Request): Request => {
    if (this.#last === undefined) return request
    const id = String(++this.#count)
    this.#open.set(id, this.#last)
    this.#last = undefined
    request.headers.set(HEADER, id)
    return request
  }
  onHang = (request: Request): void => {
    const id = request.headers.get(HEADER) ?? ''
    this.#open.get(id)?.abort(new Error('it hangs'))
  }
}
