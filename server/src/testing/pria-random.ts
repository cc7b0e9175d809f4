/** Random edits on both sides, faults and ends of the program: what may stand in the end, and how both sides are settled. */
import type { MoodKind } from '@vagu/agency/state'
import type { PriaDirection, PriaKind, PriaRow } from '@vagu/core/pria/schema'
import { HELD_FOR } from '../pria/sender.ts'
import { Steps } from './pria-ends.ts'
import type { PriaFarm } from './pria.ts'

export const RANDOM_MOODS: readonly MoodKind[] = [
  'TIMEOUT_AFTER_WRITE',
  'HALF_BATCH',
  'HTML_PAGE',
  'WRONG_ANSWER',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'TOKEN_EXPIRED',
  'NEIGHBOUR_CHANGE',
]

/** Direction that settles a row: the suggested one, else ours wins, else what is left goes. */
function settling({ suggested, directions }: PriaRow): PriaDirection | undefined {
  if (suggested !== null) return suggested
  const order = ['SEND', 'DELETE_THERE', 'DELETE_HERE', 'TAKE'] as const
  return order.find((direction) => directions.includes(direction))
}

/** Stands for whatever value. */
const ANY = -1
type Value = number | string

/** Records by a key that each has for itself: who changed it since both sides were the same, and what may stand in the end. */
export class Expected {
  readonly #values = new Map<string, Set<Value>>()
  readonly #editors = new Map<string, Set<string>>()
  readonly mayBeGone = new Set<string>()

  edited(key: string, side: 'US' | 'AGENCY', value: Value): void {
    const editors = this.#editors.get(key) ?? new Set<string>()
    const isAlone = [...editors].every((each) => each === side)
    this.#editors.set(key, editors.add(side))
    this.#values.set(key, new Set([...(isAlone ? [] : (this.#values.get(key) ?? [])), value]))
  }
  deleted(key: string): void {
    this.mayBeGone.add(key)
  }
  /** Somebody at the agency may have changed any of them, nobody knows to what. */
  disturbed(): void {
    for (const values of this.#values.values()) values.add(ANY)
    for (const key of this.#values.keys()) this.#editors.set(key, new Set(['US', 'AGENCY']))
  }
  /** Both sides are the same now. */
  settled(): void {
    this.#editors.clear()
  }
  get keys(): string[] {
    return [...this.#values.keys()]
  }
  mayBe(key: string, value: Value): boolean {
    const values = this.#values.get(key)
    return values !== undefined && (values.has(value) || values.has(ANY))
  }
}

export interface Trouble {
  readonly mood: MoodKind | null
  /** Step of the sending at which the program ends; another goes on. */
  readonly endsAt: number | null
}

/** Settles what differs, whatever goes wrong meanwhile. */
export class Settler {
  readonly #farm: PriaFarm
  readonly #pass: (seconds: number) => void
  constructor(farm: PriaFarm, pass: (seconds: number) => void) {
    this.#farm = farm
    this.#pass = pass
  }

  /** Answers whether anything was sent, and whether both sides of the kind are the same after. */
  async settle(kind: PriaKind, { mood, endsAt }: Trouble): Promise<{ hasRun: boolean; isSame: boolean }> {
    const farm = this.#farm
    await farm.ask(kind)
    const chosen = (await farm.rows(kind)).flatMap((row) => {
      const direction = row.status === 'IN_SYNC' ? undefined : settling(row)
      return direction ? [{ id: row.id, direction }] : []
    })
    if (chosen.length > 0) {
      const { _id } = await farm.begin(kind, chosen)
      if (mood !== null) await farm.agency.fail(mood)
      if (endsAt !== null) await this.#sendUntil(endsAt)
      await this.#untilDone(_id)
    }
    const { rows } = await farm.ask(kind)
    return { hasRun: chosen.length > 0, isSame: rows.every(({ status }) => status === 'IN_SYNC') }
  }

  /** Sends until the program ends at a step, unless it is done before. */
  async #sendUntil(last: number): Promise<void> {
    const steps = new Steps(last)
    const sent = this.#farm.send({
      holder: 'one that ends',
      checkpoint: steps.step,
      openDesk: steps.desk(this.#farm.agency.open),
    })
    await sent.catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error
    })
    this.#pass(HELD_FOR / 1000)
  }

  async #untilDone(id: string): Promise<void> {
    const farm = this.#farm
    for (let round = 0; round < 10; round++) {
      await farm.send()
      // a run that asked nobody leaves its fault to nobody
      if ((await farm.run(id)).state === 'DONE') return farm.agency.mend().then(() => farm.agency.signIn())
      this.#pass(3600)
      await farm.agency.signIn()
    }
    throw new Error('the run never ended')
  }
}
