/** Made-up facts of a year that tests start from. */
import { jobTypeKey, type ProfitFacts, type ProfitField, type ProfitJob } from './facts.ts'
import { type CostEntry, NOTHING_STORED } from './schema.ts'

export const sampleField = (change: Partial<ProfitField> = {}): ProfitField => ({
  _id: 'field-1',
  name: 'Kodupõld',
  area: 12.4,
  crop: 'talinisu',
  yieldType: 'Terad',
  goal: null,
  hasCatchCrop: { before: false, now: false },
  lastHarvest: { before: null, now: null },
  ...change,
})
export const sampleJob = (change: Partial<ProfitJob> = {}): ProfitJob => ({
  _id: 'job-1',
  fieldId: 'field-1',
  cropYear: 2026,
  day: '2026-05-04',
  isDone: true,
  categoryKey: 'tillage',
  jobKey: 'ploughing',
  area: 12.4,
  uses: [],
  ...change,
})
export const sampleEntry = (change: Partial<CostEntry> = {}): CostEntry => ({
  _id: 'entry-1',
  kind: 'COST',
  fieldId: null,
  crop: null,
  label: 'Kindlustus',
  amount: 100,
  per: 'TOTAL',
  ...change,
})
export const jobType = (jobKey: string, hectarePrice: number | null, includesLabour: boolean | null = null) =>
  [jobTypeKey('tillage', jobKey), { name: jobKey, hectarePrice, includesLabour }] as const

export const sampleFacts = (change: Partial<ProfitFacts> = {}): ProfitFacts => ({
  year: 2026,
  fields: [sampleField()],
  jobs: [],
  harvests: [],
  hours: [],
  jobTypes: new Map(),
  stored: NOTHING_STORED,
  stands: [],
  plannedPrices: new Map(),
  stockOf: () => undefined,
  ...change,
})
