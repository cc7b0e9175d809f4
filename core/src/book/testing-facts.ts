/** Facts of a made-up farm for tests and measurements of the book: every kind of record, as many as are wanted. */
import { rectangle } from '../geo/testing-shapes.ts'
import { JobDraft } from '../jobs/schema.ts'
import { SoilSampleDraft } from '../soil-samples/schema.ts'
import { addDays } from '../time/day.ts'
import type { BookEntry, BookFacts, BookField, BookJob, BookSample } from './facts.ts'
import { BookWish } from './schema.ts'

export const WORKER_ID = '01890a5d-ac96-774b-bcce-b302099a8001'
export const testId = (kind: number, index: number): string =>
  `01890a5d-ac96-774b-${(0x8000 + kind).toString(16)}-${index.toString(16).padStart(12, '0')}`

const CROPS = ['talinisu', 'suvioder', 'taliraps', 'kaer'] as const

export const testField = (index: number, change: Partial<BookField> = {}): BookField => ({
  _id: testId(1, index),
  active: true,
  name: `Põld ${index + 1}`,
  code: String(61_234_500_000 + index),
  priaCode: String(index + 1),
  area: 10,
  nitrateZone: index % 2 === 0,
  firstYear: null,
  lastYear: null,
  yearInfo: [2025, 2026].map((year) => ({
    year,
    mainCrop: { crop: CROPS[(index + year) % CROPS.length] ?? 'talinisu', variety: 'Skagen' },
  })),
  rings: [rectangle([600_000 + (index % 20) * 420, 6_500_000 + Math.floor(index / 20) * 320], 400, 250)],
  shapeMark: `mark${index}`,
  ...change,
})

export function testJob(index: number, change: Record<string, unknown> = {}): BookJob {
  const date = addDays('2026-04-01', index % 150)
  const draft = JobDraft.parse({
    _id: testId(2, index),
    fieldId: testId(1, 0),
    status: 'DONE',
    jobCategory: { key: 'tillage', name: 'Maaharimine' },
    job: { key: 'cultivating', name: 'Kultiveerimine' },
    area: 10,
    date,
    endDate: date,
    worker: WORKER_ID,
    ...change,
  })
  return {
    ...draft,
    _id: draft._id ?? testId(2, index),
    jobCategory: { key: draft.jobCategory.key ?? '', name: draft.jobCategory.name },
    job: { key: draft.job.key ?? '', name: draft.job.name },
    isFertilizing: false,
    createdAt: `${draft.date}T15:00:00.000Z`,
    updatedAt: `${draft.date}T15:00:00.000Z`,
  }
}

export const testSample = (index: number, change: Record<string, unknown> = {}): BookSample => ({
  ...SoilSampleDraft.parse({
    fieldId: testId(1, 0),
    date: '2025-09-12',
    ph: 6.1,
    p: 84.5,
    k: 120,
    c: 1.9,
    lab: 'METK',
    methodP: 'MEHLICH3',
    phMethod: 'KCL',
    sampleNo: `P${index}`,
    ...change,
  }),
  _id: testId(4, index),
  updatedAt: '2025-10-01T08:00:00.000Z',
})

export const testEntry = (index: number, change: Partial<BookEntry> = {}): BookEntry => ({
  id: testId(5, index),
  at: '2026-05-04T15:00:00.000Z',
  by: 'mari@kask.ee',
  noun: 'job',
  action: 'create',
  recordId: testId(2, index),
  fieldId: testId(1, 0),
  name: 'Kultiveerimine',
  day: '2026-05-04',
  changed: [],
  values: {},
  ...change,
})

export const testFacts = (change: Partial<BookFacts> = {}): BookFacts => ({
  wish: BookWish.parse({ period: 'SEASON', year: 2026 }),
  holder: { name: 'Kask OÜ', code: '12345678', address: 'Kase 1, Tõrva', priaClient: '' },
  hasFieldNotes: true,
  hasJobNotes: true,
  fields: [testField(0)],
  jobs: [],
  workers: [
    {
      _id: WORKER_ID,
      name: 'Mari Mets',
      company: '',
      certificateNo: 'TK-12345',
      chemicalCertification: true,
      chemicalWorkerLicenceEndDate: '2028-03-01',
    },
  ],
  chemicals: [],
  dressingNumbers: {},
  machines: [],
  samples: [],
  balances: [],
  plan: [],
  planNotes: [],
  restricted: [],
  records: null,
  entries: [],
  hidden: [],
  ...change,
})

const SPRAYED = {
  jobCategory: { key: 'plant-protection', name: 'Taimekaitse' },
  job: { key: 'spraying', name: 'Pritsimine' },
  startTime: '21:30',
  growthStage: 31,
  windSpeed: 2.4,
  airTemperature: 14,
  inspections: [{ inspectionType: 'UMBROHUD', target: 'VESIHEIN', amount: 30, threshold: 25 }],
  requisites: [
    {
      name: 'Axial One',
      type: 'chemical',
      subtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
      subtypeVariant: 'TKV_REGISTRIST',
      registerNumber: '00863',
      amount: 0.9,
      unit: 'l/ha',
      harvestDelayDays: 28,
    },
    { name: 'Kontakt', type: 'chemical', subtypeVariant: 'MARGAJA', amount: 0.1, unit: 'l/ha' },
  ],
}
const FERTILIZED = {
  jobCategory: { key: 'fertilising', name: 'Väetamine' },
  job: { key: 'fertilising', name: 'Väetamine' },
  fertilization: { spreading: 'BROADCAST', incorporatedWithinHours: 4 },
  requisites: [
    {
      name: 'NPK 22-7-12',
      type: 'fertilizer',
      subtype: 'FERTILIZER',
      fertilizerKind: 'MINERAL_FERTILIZER',
      nutrient: { N: 22, P: 3.05, K: 9.96 },
      amount: 300,
      unit: 'kg/ha',
    },
  ],
}
const SOWN = {
  jobCategory: { key: 'sowing', name: 'Külv' },
  job: { key: 'sowing', name: 'Külvamine' },
  requisites: [
    {
      name: 'Talinisu Skagen',
      type: 'seed',
      seedCertificate: 'C1',
      batchNo: 'EE-2026-114',
      amount: 220,
      unit: 'kg/ha',
      coating: { name: 'Redigo Pro', amount: 0.6, unit: 'l/t' },
    },
  ],
}
const LIMED = {
  jobCategory: { key: 'fertilising', name: 'Väetamine' },
  job: { key: 'fertilising', name: 'Väetamine' },
  requisites: [
    {
      name: 'Põlevkivituhk',
      type: 'fertilizer',
      subtype: 'FERTILIZER_LIMESTONE',
      limeType: 'POLEVKIVITUHK',
      amount: 5,
      unit: 't/ha',
    },
  ],
}
const HARVESTED = {
  jobCategory: { key: 'harvest', name: 'Koristus' },
  job: { key: 'harvesting', name: 'Koristus' },
  yield: 62.5,
  yieldUnit: 't',
  yieldType: 'Terad',
  moisturePct: 15.5,
}
const GRAZED = {
  jobCategory: { key: 'other', name: 'Muu' },
  job: { key: 'herding', name: 'Karjatamine' },
  herding: [{ animalType: 'piimalehm', amount: 20, days: 1, hoursPerDay: 12 }],
}
const HEAPED = {
  jobCategory: { key: 'manure-heap', name: 'Sõnniku aunastamine' },
  job: { key: 'manure-heaping', name: 'Sõnnikuauna moodustamine' },
  amount: 120,
  unit: 't',
  heap: {
    manure: 'TAHESONNIK',
    spreadOn: '2026-05-20',
    isNoticeGiven: true,
    place: { lat: 58.6, lng: 25.7 },
  },
}
const TILLED = { notes: 'Muld oli parajalt niiske, kivid veeti ära.' }
/** One job of each kind that a table of the book is made of. */
export const KINDS_OF_JOB: readonly Record<string, unknown>[] = [
  TILLED,
  SPRAYED,
  FERTILIZED,
  SOWN,
  SPRAYED,
  TILLED,
  HARVESTED,
  GRAZED,
  HEAPED,
  LIMED,
]

/** A farm with so many fields and jobs, every table filled. */
export function largeFacts(fields: number, jobs: number): BookFacts {
  const done = Array.from({ length: jobs }, (_, i) =>
    testJob(i, { ...KINDS_OF_JOB[i % KINDS_OF_JOB.length], fieldId: testId(1, i % fields) }),
  )
  return testFacts({
    fields: Array.from({ length: fields }, (_, i) => testField(i)),
    jobs: done,
    samples: Array.from({ length: fields }, (_, i) => testSample(i, { fieldId: testId(1, i) })),
    balances: Array.from({ length: fields }, (_, i) => ({
      fieldId: testId(1, i),
      area: 10,
      crop: 'talinisu',
      mineral: 132.5,
      organic: 0,
      fixation: null,
      harvest: 6.25,
      isHarvested: true,
      out: 118.75,
      balance: 13.75,
      missing: '',
    })),
    entries: done.map(({ _id, fieldId, date, job, createdAt }, i) =>
      testEntry(i, { recordId: _id, fieldId, day: date, name: job.name, at: createdAt }),
    ),
    hidden: [
      {
        id: 'WORK_DELAY_IGNORED:1',
        at: '2026-05-06T08:00:00.000Z',
        by: 'mari@kask.ee',
        reason: 'Töö tehti serval, kus ei pritsitud.',
        title: 'Tööoote rikkumine',
        message: 'Põld „Põld 1“: töö tehti 2 päeva pärast pritsimist.',
        fieldId: testId(1, 0),
        fieldName: 'Põld 1',
        day: '2026-05-05',
      },
    ],
  })
}
