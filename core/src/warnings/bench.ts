/** A question of the size that a form may ask, for measuring: made without chance, so that two runs compare. */
import { addDays } from '../time/day.ts'
import type { RegisterUse } from '../registers/products.ts'
import { sampleFacts, sampleJob, sampleProduct, sampleProducts, sampleUse, withCrop } from './sample.ts'
import type { EventFacts, MaterialLike } from './facts.ts'
import type { VerdictQuestion } from './verdicts.ts'

interface Size {
  readonly fields: number
  readonly materials: number
  readonly eventsPerField: number
}

const KINDS = ['spraying', 'cultivating', 'harvest'] as const

const materialsOf = (count: number): MaterialLike[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `Vahend ${i}`,
    type: 'chemical',
    registerNumber: String(100 + i),
    amount: 1.2,
    unit: 'l/ha',
    workDelayDays: 1 + i,
    harvestDelayDays: 14 + 7 * i,
    usageTimes: 2,
  }))

const USED_ON = ['talinisu', 'suvinisu', 'talioder', 'suvioder', 'rukis', 'kaer'] as const

/** Each product has two uses in each of six crops, with every figure that a use can have. */
const usesOf = (product: number): RegisterUse[] =>
  [...USED_ON, ...USED_ON].map((crop, i) =>
    sampleUse({
      crops: [crop],
      targets: [{ name: `Kahjustaja ${i}`, eppo: `CODE${i}` }],
      doseMax: 1 + 0.01 * i,
      harvestDelayDays: 14 + product,
      workDelayDays: 1 + product,
      timesMax: 2,
      intervalDays: 14,
      stageMin: 20,
      stageMax: 59,
      isDangerousToBees: product === 0,
      waterBufferM: 5 + i,
    }),
  )

const productsOf = (count: number) =>
  sampleProducts(
    ...Array.from({ length: count }, (_, i) => sampleProduct({ number: String(100 + i), uses: usesOf(i) })),
  )

/** A spraying with several materials on every field, each of which has a season of jobs with two of them already. */
export function verdictQuestionOf(size: Size): VerdictQuestion {
  const materials = materialsOf(size.materials)
  const { field, today } = sampleFacts([])
  const fields = Array.from({ length: size.fields }, (_, i) => ({
    ...field,
    _id: `f${i}`,
    name: `Põld ${i}`,
    ...withCrop('talinisu'),
  }))
  const known = (fieldId: string): EventFacts[] =>
    Array.from({ length: size.eventsPerField }, (_, i) => {
      const kind = KINDS[i % KINDS.length] ?? 'spraying'
      const used = [...materials, ...materials].slice(i % size.materials, (i % size.materials) + 2)
      const given = { _id: `${fieldId}-${i}`, fieldId, materials: kind === 'spraying' ? used : [] }
      return sampleJob(kind, addDays('2026-04-01', i * 6), given)
    })
  return {
    today,
    fields,
    drafts: fields.map(({ _id }) =>
      sampleJob('spraying', '2026-06-10', { _id: `d-${_id}`, fieldId: _id, materials }),
    ),
    products: productsOf(size.materials),
    eventsByField: new Map(fields.map(({ _id }) => [_id, known(_id)])),
  }
}
