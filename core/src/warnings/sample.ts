/** Short ways to write facts, for the examples of the rules and for tests. */
import { type RegisterProduct, type RegisterUse, productsFrom, type Products } from '../registers/products.ts'
import { materialKey } from '../materials/schema.ts'
import { CATEGORY, JOB } from '../settings/table.ts'
import { type EventFacts, type Facts, type FieldFacts, type MaterialLike, materialUseOf } from './facts.ts'
import type { FarmFacts, ProductBrief, ProductList, FarmMaterialFacts } from './farm.ts'
import type { RuleSource } from './source.ts'

const sampleField: FieldFacts = { _id: 'field', name: 'Mäepõld', area: 10, yearInfo: [] }

const KINDS = {
  spraying: { category: { key: CATEGORY.plantProtection, name: 'Taimekaitse' }, job: 'Pritsimine' },
  harvest: { category: { key: CATEGORY.harvest, name: 'Koristus' }, job: 'Koristus' },
  cultivating: { category: { key: CATEGORY.tillage, name: 'Maaharimine' }, job: 'Kultiveerimine' },
  sowing: { category: { key: CATEGORY.sowing, name: 'Külv' }, job: 'Külvamine' },
  fertilising: { category: { key: CATEGORY.fertilising, name: 'Väetamine' }, job: 'Väetamine' },
  [JOB.herding]: { category: { key: CATEGORY.other, name: 'Muu' }, job: 'Karjatamine' },
} as const

type JobParts = Partial<Omit<EventFacts, 'materials'>> & { readonly materials?: readonly MaterialLike[] }

/** A job of one day over the whole field, done, unless told otherwise; its `_id` is its kind unless told. */
export function sampleJob(kind: keyof typeof KINDS, date: string, overrides: JobParts = {}): EventFacts {
  const { category, job } = KINDS[kind]
  return {
    _id: kind,
    fieldId: sampleField._id,
    status: 'DONE',
    category,
    job: { key: kind, name: job },
    date,
    endDate: date,
    startTime: null,
    plannedYear: null,
    area: sampleField.area,
    worker: null,
    growthStage: null,
    windSpeed: null,
    airTemperature: null,
    fertilization: null,
    heap: null,
    inspections: [],
    herding: [],
    ...overrides,
    materials: (overrides.materials ?? []).map(materialUseOf),
  }
}

export const sampleFacts = (events: readonly EventFacts[], field: Partial<FieldFacts> = {}): Facts => ({
  today: '2026-10-01',
  field: { ...sampleField, ...field },
  events,
})

/** The field in 2026 with this main crop. */
export const withCrop = (crop: string, year = 2026): Partial<FieldFacts> => ({
  yearInfo: [{ year, mainCrop: { crop } }],
})

/** An authorised use in winter wheat in the open, 0.5 to 1 l/ha, that restricts nothing else unless told. */
export const sampleUse = (overrides: Partial<RegisterUse> = {}): RegisterUse => ({
  crops: ['talinisu'],
  cropNames: ['Talinisu'],
  targets: [],
  place: 'field',
  doseMin: 0.5,
  doseMax: 1,
  doseUnit: 'l/ha',
  harvestDelayDays: null,
  workDelayDays: null,
  timesMax: null,
  intervalDays: null,
  stageMin: null,
  stageMax: null,
  isDangerousToBees: false,
  waterBufferM: null,
  neighbourBufferM: null,
  residentialBufferM: null,
  hasBufferTable: false,
  restriction: null,
  ...overrides,
})

export const sampleProduct = (overrides: Partial<RegisterProduct> = {}): RegisterProduct => ({
  number: '100',
  name: 'Fungitsiid F',
  kinds: ['fungitsiid'],
  chemicalSubtype: 'PMA_TKV_TOIME_LIIK_FUNGITSIID',
  ingredients: [],
  formulation: null,
  holder: null,
  registeredOn: '2015-01-01',
  validUntil: '2030-12-31',
  useUpUntil: null,
  needsCertificate: true,
  restrictions: [],
  uses: [sampleUse()],
  ...overrides,
})

/** A register of one edition. */
export const sampleProducts = (...list: readonly RegisterProduct[]): Products =>
  productsFrom(list.map((product) => ({ since: '2026-01-01', until: null, product })))

/** A material of the farm's register. */
export const sampleMaterial = (material: MaterialLike, _id = 'requisite'): FarmMaterialFacts => ({
  ...materialUseOf(material),
  _id,
  requisiteId: _id,
})

/** The register as the farm's records ask it. */
export const sampleRegister = (...list: readonly ProductBrief[]): ProductList => ({
  find: ({ registerNumber, name }) =>
    list.find((product) =>
      registerNumber === null
        ? materialKey(product.name) === materialKey(name)
        : product.number === registerNumber,
    ),
})

export const sampleFarm = (overrides: Partial<FarmFacts> = {}): FarmFacts => ({
  today: '2026-10-01',
  fields: [],
  workers: [],
  requisites: [],
  register: undefined,
  openJobs: [],
  stacks: [],
  manure: [],
  ksmYears: [],
  sowings: [],
  rotation: [],
  customAreas: [],
  stock: [],
  ...overrides,
})

/** Source of a rule that no law has. */
export const sampleSource = (title: string, url?: string): RuleSource => ({
  title,
  ...(url !== undefined && { url }),
  bases: [{ act: title, paragraph: null, redaction: null, url: null, compared: null, trust: 'own' }],
})
