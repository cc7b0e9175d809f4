/** Uses of a product by crop, summed up in words: a crop may have several uses, by pest. */
import { numberText } from '../text/format.ts'
import type { RegisterProduct, RegisterUse } from './products.ts'

export interface CropFacts {
  readonly dose: string | null
  readonly harvestDelay: string | null
  readonly workDelay: string | null
  readonly times: string | null
  readonly interval: string | null
  readonly targets: ReadonlySet<string>
}

const PLACES: Readonly<Record<RegisterUse['place'], string>> = {
  field: '',
  greenhouse: ' (kasvuhoone)',
  indoors: ' (siseruum)',
}
const NO_CROP = 'kultuur nimetamata'

const numbers = (list: readonly (number | null)[]): number[] => list.filter((value) => value !== null)

function rangeText(list: readonly (number | null)[], unit: string): string | null {
  const known = numbers(list)
  if (known.length === 0) return null
  const [min, max] = [Math.min(...known), Math.max(...known)]
  const range = min === max ? numberText(min) : `${numberText(min)}–${numberText(max)}`
  return unit === '' ? range : `${range} ${unit}`
}

const dayWord = (list: readonly (number | null)[]) =>
  numbers(list).every((days) => days === 1) ? 'päev' : 'päeva'
const daysText = (list: readonly (number | null)[]) => rangeText(list, dayWord(list))

function doseText(uses: readonly RegisterUse[]): string | null {
  const byUnit = Map.groupBy(uses, ({ doseUnit }) => doseUnit ?? '')
  const doses = [...byUnit].flatMap(
    ([unit, of]) =>
      rangeText(
        of.flatMap(({ doseMin, doseMax }) => [doseMin, doseMax]),
        unit,
      ) ?? [],
  )
  return doses.length === 0 ? null : doses.toSorted().join(' või ')
}

const factsOf = (uses: readonly RegisterUse[]): CropFacts => ({
  dose: doseText(uses),
  harvestDelay: daysText(uses.map(({ harvestDelayDays }) => harvestDelayDays)),
  workDelay: daysText(uses.map(({ workDelayDays }) => workDelayDays ?? null)),
  times: rangeText(
    uses.map(({ timesMax }) => timesMax),
    '',
  ),
  interval: daysText(uses.map(({ intervalDays }) => intervalDays)),
  targets: new Set(uses.flatMap(({ targets }) => targets.map(({ name }) => name))),
})

/** Facts by crop, as the register names it, with the place when it is not the open field. */
export function factsByCrop({ uses }: RegisterProduct): Map<string, CropFacts> {
  const pairs = uses.flatMap((use) =>
    (use.cropNames.length === 0 ? [NO_CROP] : use.cropNames).map((crop) => ({
      crop: `${crop}${PLACES[use.place]}`,
      use,
    })),
  )
  const byCrop = Map.groupBy(pairs, ({ crop }) => crop)
  return new Map([...byCrop].map(([crop, of]) => [crop, factsOf(of.map(({ use }) => use))]))
}
