/** Runs in a browser too: times how long plans of a large farm are calculated anew after a change, as their screens do it. */
import { marksOf } from '@vagu/core/fertilization-plan/marks'
import { reckonField } from '@vagu/core/fertilization-plan/field-plan'
import { sampleApplication, sampleFacts, sampleGiven, samplePlan } from '@vagu/core/fertilization-plan/sample'
import { sulphurPlan } from '@vagu/core/fertilization-plan/sulphur'
import { cellsOf, farmShares, type PlanField, type PlannedYears, yearsOf } from '@vagu/core/rotation/plan'
import { suggest } from '@vagu/core/rotation/suggest'

/** Plan that is calculated: every field of a fertilization plan, what one painted cell of a rotation asks, or all its empty cells. */
export type Recalculated = 'fertilization' | 'rotation' | 'suggestion'
/** One change, by its number. */
type Change = (round: number) => unknown

/** Every field has a planned and a done fertilizer, and one of which the rate is another one each time. */
function fertilization(count: number): Change {
  const facts = Array.from({ length: count }, (_, index) =>
    sampleFacts({ fieldId: `field-${index}`, area: 5 + (index % 10), given: [sampleGiven()] }),
  )
  const npk = sampleApplication({ name: 'NPK 5-10-20', nutrient: { N: 5, P: 4.36, K: 16.6 } })
  const an = sampleApplication()
  return (round) =>
    facts.map((each) => {
      const plan = samplePlan(npk, { ...an, amount: 200 + round })
      const reckoned = reckonField(each, plan)
      const sulphur = sulphurPlan(each.crop, reckoned, each.area)
      return { reckoned, sulphur, marks: marksOf(each, plan, reckoned) }
    })
}

const CROPS = ['talinisu', 'taliraps', 'suvioder', 'poldhernes', 'kaer']
const THIS_YEAR = 2026
const SHOWN = { from: THIS_YEAR - 3, to: THIS_YEAR + 5 }
const terms = { thisYear: THIS_YEAR, ksmYears: [THIS_YEAR], isHpk7: false }
const cropOf = (field: number, year: number): string => CROPS[(field + year) % CROPS.length] ?? 'kaer'
const fieldOf = (index: number): PlanField => ({
  _id: `field-${index}`,
  area: 5 + (index % 10),
  active: true,
  yearInfo: [2023, 2024, 2025, THIS_YEAR].map((year) => ({ year, mainCrop: { crop: cropOf(index, year) } })),
})
const planOf = (index: number): PlannedYears =>
  new Map([2027, 2028, 2029, 2030, 2031].map((year) => [year, { crop: cropOf(index, year), locked: false }]))

/** A cell is painted with another crop each time: its field is judged, and the farm is summed in every year. */
function rotation(count: number): Change {
  const fields = Array.from({ length: count }, (_, index) => fieldOf(index))
  const stored = new Map(fields.map(({ _id }, index) => [_id, planOf(index)]))
  return (round) => {
    const at = round % count
    const field = fieldOf(at)
    const own = new Map(planOf(at)).set(2028, { crop: cropOf(round, 2027), locked: false })
    const planned = new Map(stored).set(field._id, own)
    const cells = cellsOf(field, own, { terms, ...SHOWN, among: CROPS })
    return { cells, shares: farmShares({ fields, planned, terms, isOrganic: false }, yearsOf(SHOWN)) }
  }
}

/** All cells of five years are empty, and are filled by another seed each time. */
function suggestion(count: number): Change {
  const fields = Array.from({ length: count }, (_, index) => fieldOf(index))
  const facts = { fields, planned: new Map(), terms, isOrganic: false }
  return (seed) => suggest(facts, { from: THIS_YEAR + 1, to: SHOWN.to, seed })
}

const CHANGES: Readonly<Record<Recalculated, (count: number) => Change>> = {
  fertilization,
  rotation,
  suggestion,
}

/** Milliseconds of each change after a tenth of them to warm up. */
export function timePlans(what: Recalculated, count: number, rounds: number): number[] {
  const change = CHANGES[what](count)
  const warmUp = Math.ceil(rounds / 10)
  const samples: number[] = []
  for (let round = 0; round < rounds + warmUp; round++) {
    const start = performance.now()
    change(round)
    if (round >= warmUp) samples.push(performance.now() - start)
  }
  return samples
}
