/** Ends of the program while it sends to PRIA, at a step that a test chooses. */
import type { AgencyDesk, OpenDesk } from '../pria/desk.ts'

/** An end of the program: nothing of it runs after. */
function ended(): Error {
  const error = new Error('the program has ended')
  error.name = 'AbortError'
  return error
}

/** Ends the program at its n-th step: before or after what is written and what is asked of the agency. */
export class Steps {
  #left: number
  constructor(left: number) {
    this.#left = left
  }
  step = (): void => {
    if (this.#left-- <= 0) throw ended()
  }
  desk(open: OpenDesk): OpenDesk {
    return (of) => {
      const desk = open(of)
      const around =
        <A extends unknown[], R>(call: (...given: A) => Promise<R>) =>
        async (...given: A): Promise<R> => {
          this.step()
          const result = await call(...given)
          this.step()
          return result
        }
      return {
        records: around((kind: Parameters<AgencyDesk['records']>[0]) => desk.records(kind)),
        season: around(() => desk.season()),
        send: around((batch: Parameters<AgencyDesk['send']>[0]) => desk.send(batch)),
        receipt: around((id: string) => desk.receipt(id)),
      }
    }
  }
}
