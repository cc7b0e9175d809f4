/** Runs in a browser: times the verdicts of a question that came as JSON. */
import { productsFrom, type RegisterEdition } from '@vagu/core/registers/products'
import type { EventFacts, FieldFacts } from '@vagu/core/warnings/facts'
import { verdictsFor } from '@vagu/core/warnings/verdicts'

/** A question as it travels. */
export interface PlainQuestion {
  readonly today: string
  readonly fields: readonly FieldFacts[]
  readonly drafts: readonly EventFacts[]
  readonly events: readonly (readonly [string, readonly EventFacts[]])[]
  readonly editions: readonly RegisterEdition[]
}

/** Quantity that a key changes in every job: its area, or how much of each product. */
export type Key = 'area' | 'rate'

/** Rounds that are timed, and those before them that are not. */
export interface Rounds {
  readonly warmUp: number
  readonly rounds: number
}

function typedOver(draft: EventFacts, key: Key, share: number): EventFacts {
  if (key === 'area') return { ...draft, area: draft.area * share }
  const materials = draft.materials.map((material) => ({
    ...material,
    amount: material.amount === null ? null : material.amount * share,
  }))
  return { ...draft, materials }
}

/** Share of a quantity that a key leaves: other than at the key before, and near the whole, so that rules find what they found. */
const shareAt = (round: number): number => 1 - (round % 200) / 10_000

/** Milliseconds of each round after those that warm up; every round is a keystroke: the drafts are new. */
export function timeVerdicts(plain: PlainQuestion, key: Key, { warmUp, rounds }: Rounds): number[] {
  const { today, fields, drafts, events, editions } = plain
  const known = { today, fields, eventsByField: new Map(events), products: productsFrom(editions) }
  const samples: number[] = []
  for (let round = 0; round < rounds + warmUp; round++) {
    const typed = drafts.map((draft) => typedOver(draft, key, shareAt(round)))
    const start = performance.now()
    verdictsFor({ ...known, drafts: typed })
    if (round >= warmUp) samples.push(performance.now() - start)
  }
  return samples
}
