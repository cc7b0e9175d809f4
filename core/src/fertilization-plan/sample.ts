/** Short ways to write facts and applications, for tests. */
import { NO_FIELD_PLAN, type PlanOfField } from './field-plan.ts'
import { Application, type GivenByJob, type PlanFacts } from './schema.ts'

export const sampleId = (last: string): string => `01890a5d-ac96-774b-bcce-b3020991${last}`

/** Winter wheat of 6 t on 12.4 ha after peas, with 25 t/ha of solid manure the year before. */
export const sampleFacts = (change: Partial<PlanFacts> = {}): PlanFacts => ({
  fieldId: sampleId('0001'),
  fieldName: 'Kodupõld',
  area: 12.4,
  crop: 'talinisu',
  nitrateZone: false,
  goal: 6,
  meanYield: 5.34,
  undersown: [],
  predecessors: ['poldhernes'],
  organicLastYear: 150,
  phosphorus: { value: 46, grade: 'medium', date: '2025-10-01', isExpired: false },
  potassium: { value: 80, grade: 'large', date: '2025-10-01', isExpired: false },
  texture: null,
  ph: null,
  elements: [],
  given: [],
  harvest: null,
  ...change,
})

/** A mineral fertilizer in spring, unless told. */
export const sampleApplication = (change: object = {}): Application =>
  Application.parse({
    _id: sampleId('00a2'),
    name: 'AN 34,4',
    fertilizerKind: 'MINERAL_FERTILIZER',
    nutrient: { N: 34.4, P: 0, K: 0 },
    amount: 270,
    unit: 'kg/ha',
    timeframe: 'SPRING',
    ...change,
  })

/** Done with ammonium nitrate in spring, unless told. */
export const sampleGiven = (change: Partial<GivenByJob> = {}): GivenByJob => ({
  jobId: sampleId('00e1'),
  date: '2026-04-20',
  name: 'AN 34,4',
  requisiteId: null,
  isPlanned: false,
  origin: 'mineral',
  organicType: null,
  timeframe: 'SPRING',
  isWorkedIn: null,
  spread: { amount: 270, unit: 'kg/ha', area: 12.4 },
  wholeN: 92.88,
  P: 0,
  K: 0,
  ...change,
})

export const samplePlan = (...fertilizations: Application[]): PlanOfField => ({
  ...NO_FIELD_PLAN,
  fertilizations,
})
