/** Short ways to write the examples of this rule. */
import type { Fertilization, Spreading } from '../../../jobs/schema.ts'
import type { MaterialLike } from '../../facts.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

type JobParts = Parameters<typeof sampleJob>[2]

export const npk: MaterialLike = {
  name: 'NPK 15-7-12',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  fertilizerKind: 'MINERAL_FERTILIZER',
  nutrient: { N: 15, P: 7, K: 12 },
}
export const organic = (organicType: string | null): MaterialLike => ({
  name: 'Orgaaniline',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType,
  nutrient: { N: 3.6 },
})
export const slurry = organic('VEDELSONNIK')
export const solid = organic('TAHESONNIK')
export const nameless = organic(null)
/** Fertilizer of which it is unknown whether it is mineral or organic. */
export const unspecified: MaterialLike = { name: 'Midagi', type: 'fertilizer', nutrient: { N: 5 } }

export const by = (spreading: Spreading | null): Fertilization => ({
  highNutrientN: false,
  nutrientN: null,
  soilSampleYear: null,
  fertilizationBeforeSow: false,
  spreading,
  incorporatedWithinHours: null,
})
export const spread = (material: MaterialLike, date: string, overrides: JobParts = {}) =>
  sampleFacts([sampleJob('fertilising', date, { materials: [material], endDate: date, ...overrides })])
export const spreadBy = (spreading: Spreading | null, date: string, overrides: JobParts = {}) =>
  spread(slurry, date, { fertilization: by(spreading), ...overrides })

export const winter = { until: '2027-03-20', nextAllowed: '2027-03-21' } as const
export const broken = { outcome: 'broken', ...winter } as const
export const unknown = { outcome: 'unknown', date: null, ...winter } as const
export const lastSpring = { outcome: 'broken', until: '2026-03-20', nextAllowed: '2026-03-21' } as const
