/** Jobs for tests: one that is right in every part, to be changed. */
import { NO_LABEL } from '../materials/rules.ts'
import type { Job, JobMaterial } from '../jobs/schema.ts'

const ID = '01890000-0000-7000-8000-000000000001'
export const FIELD_ID = '01890000-0000-7000-8000-0000000000f1'

export const material = (change: Partial<JobMaterial> = {}): JobMaterial => ({
  name: 'Tiltor 300',
  type: 'chemical',
  subtypeVariant: 'TKV_REGISTRIST',
  registerNumber: '00123',
  ...NO_LABEL,
  amount: 1.2,
  unit: 'l/ha',
  ...change,
})
export const seed = (change: Partial<JobMaterial> = {}): JobMaterial =>
  material({
    name: 'Skagen',
    type: 'seed',
    subtype: 'talinisu',
    subtypeVariant: null,
    registerNumber: null,
    seedCertificate: 'C1',
    batchNo: 'EE-7',
    amount: 200,
    unit: 'kg/ha',
    ...change,
  })
export const mineral = (change: Partial<JobMaterial> = {}): JobMaterial =>
  material({
    name: 'NPK 15-15-15',
    type: 'fertilizer',
    subtype: 'FERTILIZER',
    subtypeVariant: 'VAETIS_MUU',
    fertilizerKind: 'MINERAL_FERTILIZER',
    registerNumber: null,
    nutrient: { N: 15, P: 6.5, K: 12.5 },
    amount: 300,
    unit: 'kg/ha',
    ...change,
  })

export const job = (category: string, type: string, change: Partial<Job> = {}): Job => ({
  _id: ID,
  fieldId: FIELD_ID,
  fieldName: 'Kivi',
  status: 'DONE',
  jobCategory: { key: category, name: category },
  job: { key: type, name: type },
  area: 10,
  date: '2026-05-18',
  endDate: '2026-05-18',
  worker: null,
  workerName: null,
  notes: '',
  labels: [],
  requisites: [],
  inspections: [],
  herding: [],
  images: [],
  isFertilizing: false,
  createdAt: '2026-05-18T09:00:00.000Z',
  updatedAt: '2026-05-18T09:00:00.000Z',
  ...change,
})
