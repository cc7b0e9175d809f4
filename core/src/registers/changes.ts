/** Differences between two editions of the register about a product. */
import { dayText } from '../text/format.ts'
import { changeSentence } from './change-text.ts'
import type { RegisterProduct } from './products.ts'
import type { ChangeKind, RegisterChange } from './schema.ts'
import { type CropFacts, factsByCrop } from './use-facts.ts'

/** A product in two editions; undefined where it is not in one of them. */
export interface ProductPair {
  readonly before: RegisterProduct | undefined
  readonly after: RegisterProduct | undefined
}

type Difference = Pick<RegisterChange, 'kind' | 'before' | 'after'> &
  Partial<Pick<RegisterChange, 'crops' | 'targets'>>

const shownDay = (day: string | null): string | null => day && dayText(day)

function authorisation(before: RegisterProduct, after: RegisterProduct, day: string): Difference[] {
  const until = { before: shownDay(before.validUntil), after: shownDay(after.validUntil) }
  const useUp = { before: shownDay(before.useUpUntil), after: shownDay(after.useUpUntil) }
  const isOver = after.validUntil !== null && after.validUntil < day
  const kind = isOver ? 'authorisationEnded' : 'authorisationChanged'
  return [
    ...(until.before === until.after ? [] : [{ kind, ...until } as const]),
    ...(useUp.before === useUp.after ? [] : [{ kind: 'useUpChanged', ...useUp } as const]),
  ]
}

const FIGURES = [
  ['dose', 'doseChanged'],
  ['harvestDelay', 'harvestDelayChanged'],
  ['workDelay', 'workDelayChanged'],
  ['times', 'timesChanged'],
  ['interval', 'intervalChanged'],
] as const satisfies readonly (readonly [keyof CropFacts, ChangeKind])[]

interface CropDifference extends Difference {
  readonly crop: string
  readonly targets: string[]
}

function targetsChanged(crop: string, before: CropFacts, after: CropFacts): CropDifference[] {
  const onlyIn = (some: CropFacts, others: CropFacts) =>
    [...some.targets].filter((target) => !others.targets.has(target)).toSorted()
  // where one side names no pests, the use is for any of them
  const isAnyPest = before.targets.size === 0 || after.targets.size === 0
  const changed = (kind: ChangeKind, targets: string[]) =>
    targets.length === 0 || isAnyPest ? [] : [{ crop, kind, before: null, after: null, targets }]
  return [...changed('useAdded', onlyIn(after, before)), ...changed('useGone', onlyIn(before, after))]
}

function cropChanged(crop: string, before?: CropFacts, after?: CropFacts): CropDifference[] {
  if (!before || !after)
    return [{ crop, kind: before ? 'useGone' : 'useAdded', before: null, after: null, targets: [] }]
  const figures = FIGURES.flatMap(([figure, kind]) =>
    before[figure] === after[figure]
      ? []
      : [{ crop, kind, before: before[figure], after: after[figure], targets: [] }],
  )
  return [...figures, ...targetsChanged(crop, before, after)]
}

/** Differences of the uses; crops with the same difference stand together. */
function usesChanged(before: RegisterProduct, after: RegisterProduct): Difference[] {
  const [old, now] = [factsByCrop(before), factsByCrop(after)]
  const crops = [...new Set([...old.keys(), ...now.keys()])].toSorted()
  const byCrop = crops.flatMap((crop) => cropChanged(crop, old.get(crop), now.get(crop)))
  const alike = Map.groupBy(byCrop, ({ kind, before: was, after: is, targets }) =>
    JSON.stringify([kind, was, is, targets]),
  )
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { crop: _one, ...difference } = first
    return [{ ...difference, crops: group.map(({ crop }) => crop) }]
  })
}

function differences({ before, after }: ProductPair, day: string): Difference[] {
  if (before && after) return [...authorisation(before, after, day), ...usesChanged(before, after)]
  return [{ kind: after ? 'added' : 'gone', before: null, after: null }]
}

/** All differences of one product; `day` is that of the later edition. */
export function changesOf(pair: ProductPair, day: string): RegisterChange[] {
  const product = pair.after ?? pair.before
  if (product === undefined) return []
  const { number: registerNumber, name } = product
  return differences(pair, day).map((difference) => {
    const change = { registerNumber, name, crops: [], targets: [], ...difference }
    return { ...change, message: changeSentence(change) }
  })
}
