/** Samples of the farm that a row of a file is, or fills. */
import { daysBetween } from '../../time/day.ts'
import { type Figure, FIGURES, type SampleValues, type SoilSample } from '../schema.ts'
import { comparedLabel } from './fields.ts'

/** Days between taking a bag and the day that the laboratory writes. */
const BAG_DAYS = 365

const hasFigures = (sample: SampleValues): boolean => FIGURES.some((figure) => sample[figure] !== null)
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isSameLab = (a: SampleValues['lab'], b: SampleValues['lab']): boolean =>
  a === null || b === null || a === b

/** A stored sample with what a file says of it; what the file does not know stays. */
export function mergedSample(known: SampleValues, brought: SampleValues): SampleValues {
  const told = Object.fromEntries(
    Object.entries(brought).filter(([name, value]) => name !== 'below' && !isEmpty(value)),
  )
  const below = FIGURES.filter((figure) =>
    brought[figure] === null ? known.below.includes(figure) : brought.below.includes(figure),
  )
  return { ...known, ...told, below }
}

/** Whether storing what a file says would leave a sample as it is. */
export function staysSame(known: SampleValues, brought: SampleValues): boolean {
  const merged = Object.entries(mergedSample(known, brought))
  const before = new Map(Object.entries(known))
  return merged.every(([name, value]) => JSON.stringify(value) === JSON.stringify(before.get(name)))
}

/** Samples of a farm by their numbers. */
export class KnownSamples {
  readonly #byNumber: ReadonlyMap<string, readonly SoilSample[]>
  readonly #byField: ReadonlyMap<string, readonly SoilSample[]>

  constructor(samples: readonly SoilSample[]) {
    const numbered = samples.filter(({ sampleNo }) => sampleNo !== '')
    this.#byNumber = Map.groupBy(numbered, ({ sampleNo }) => comparedLabel(sampleNo))
    this.#byField = Map.groupBy(samples, ({ fieldId }) => fieldId)
  }

  /** The sample that waits for its figures under a number; undefined where several do. */
  waiting(sampleNo: string, date: string | null): SoilSample | undefined {
    const found = (this.#byNumber.get(comparedLabel(sampleNo)) ?? []).filter(
      (sample) =>
        !hasFigures(sample) && (date === null || Math.abs(daysBetween(sample.date, date)) <= BAG_DAYS),
    )
    return found.length === 1 ? found[0] : undefined
  }

  /** The sample of a field that a row is: of the same protocol and number, else of the same day and number, else the same day and figures. */
  same(fieldId: string, values: SampleValues): SoilSample | undefined {
    const ofField = this.#byField.get(fieldId) ?? []
    const bears = (sample: SoilSample): boolean =>
      values.sampleNo !== '' && comparedLabel(sample.sampleNo) === comparedLabel(values.sampleNo)
    const isOfProtocol = (sample: SoilSample): boolean =>
      values.protocolNo !== '' && sample.protocolNo === values.protocolNo && isSameLab(sample.lab, values.lab)
    return (
      ofField.find((sample) => bears(sample) && isOfProtocol(sample)) ??
      ofField.find(
        (sample) =>
          bears(sample) &&
          sample.date === values.date &&
          (sample.protocolNo === '' || values.protocolNo === '') &&
          isSameLab(sample.lab, values.lab),
      ) ??
      ofField.find(
        (sample) =>
          values.sampleNo === '' &&
          sample.date === values.date &&
          hasFigures(sample) &&
          staysSame(sample, values),
      )
    )
  }

  /** Whether P and K would be the other way round in the field's newest sample by the same method. */
  isSwapped(fieldId: string, values: SampleValues): boolean {
    const [last] = (this.#byField.get(fieldId) ?? [])
      .filter(({ p, k, methodP }) => p !== null && k !== null && methodP === values.methodP)
      .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    if (!last) return false
    return isOtherWayRound({ p: values.p, k: values.k }, { p: last.p, k: last.k })
  }
}

/** How far two figures of an element must lie from each other before it can be told which is which. */
const APART = 2

type Pair = Readonly<Record<Extract<Figure, 'p' | 'k'>, number | null>>

function isOtherWayRound(now: Pair, before: Pair): boolean {
  if (now.p === null || now.k === null || before.p === null || before.k === null) return false
  const ratio = before.k / before.p
  if (ratio < APART && ratio > 1 / APART) return false
  const far = (a: number, b: number): number => Math.abs(Math.log((a + 1) / (b + 1)))
  const asTold = far(now.p, before.p) + far(now.k, before.k)
  const turned = far(now.p, before.k) + far(now.k, before.p)
  return turned * APART < asTold
}
