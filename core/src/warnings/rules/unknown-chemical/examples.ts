import { productsFrom } from '../../../registers/products.ts'
import type { Facts, MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import {
  sampleFacts,
  sampleFarm,
  sampleJob,
  sampleProduct,
  sampleProducts,
  sampleRegister,
  sampleMaterial,
} from '../../sample.ts'

/** The register of the farm knows number 100, "Fungitsiid F". */
const brief = { number: '100', name: 'Fungitsiid F', validUntil: '2030-12-31', useUpUntil: null }
const farmWith = (material: Partial<MaterialLike>, register = sampleRegister(brief)) =>
  sampleFarm({
    register,
    requisites: [
      sampleMaterial({
        name: 'Fungitsiid F',
        type: 'chemical',
        subtypeVariant: 'TKV_REGISTRIST',
        ...material,
      }),
    ],
  })
const notInRegister = { outcome: 'broken', targetId: 'requisite', date: null, until: null } as const

const used: MaterialLike = {
  name: 'Fungitsiid F',
  type: 'chemical',
  subtypeVariant: 'TKV_REGISTRIST',
  registerNumber: '100',
  requisiteId: 'requisite',
}
type Overrides = Parameters<typeof sampleJob>[2]
type Product = Parameters<typeof sampleProduct>[0]
/** A spraying with the product, as the register has it now. */
function sprayed(date: string, product: Product = {}, overrides: Overrides = {}): Facts {
  const job = sampleJob('spraying', date, { materials: [used], ...overrides })
  return { ...sampleFacts([job]), products: sampleProducts(sampleProduct(product)) }
}
const ended = { validUntil: '2024-12-31', useUpUntil: '2025-12-31' }
const ungraced = { validUntil: '2024-12-31', useUpUntil: null }
const broken = { outcome: 'broken', level: 'ERROR', eventId: 'spraying', until: '2025-12-31' } as const
const other = { category: { key: 'other', name: 'Muu' }, job: { key: 'other-work', name: 'Muu töö' } }
const withUse = (material: Partial<MaterialLike>): Overrides => ({ materials: [{ ...used, ...material }] })

const onFarm: readonly Example[] = [
  {
    name: 'a number that the register does not have',
    farm: farmWith({ registerNumber: '999' }),
    findings: [
      {
        ...notInRegister,
        cause: 'nr:999|register',
        message:
          'Tarvikute loetelu: taimekaitsevahendit „Fungitsiid F“ (registri nr 999) ei ole taimekaitsevahendite ' +
          'registris. Kontrollige nime ja registri numbrit. Vahendit, mille luba on lõppenud, tohib kasutada ' +
          'ainult varude kasutamise tähtajani.',
      },
    ],
  },
  { name: 'a number that it has', farm: farmWith({ registerNumber: '100' }), findings: [] },
  {
    name: 'without a number the name decides: unknown',
    farm: farmWith({ name: 'Fungitsiid G' }),
    findings: [
      {
        ...notInRegister,
        cause: 'fungitsiid g|register',
        message:
          'Tarvikute loetelu: taimekaitsevahendit „Fungitsiid G“ ei ole taimekaitsevahendite registris. Kontrollige ' +
          'nime ja registri numbrit. Vahendit, mille luba on lõppenud, tohib kasutada ainult varude kasutamise ' +
          'tähtajani.',
      },
    ],
  },
  {
    name: 'without a number the name decides: known, without regard to case and spaces',
    farm: farmWith({ name: ' fungitsiid  f' }),
    findings: [],
  },
  {
    name: 'what is not said to be registered is not looked for',
    farm: farmWith({ registerNumber: '999', subtypeVariant: 'TKV_MUU' }),
    findings: [],
  },
  {
    name: 'a seed is no chemical',
    farm: farmWith({ registerNumber: '999', type: 'seed' }),
    findings: [],
  },
  {
    name: 'a register that is only a choice does not tell what is not in it',
    farm: farmWith({ registerNumber: '999' }, { ...sampleRegister(brief), isPartial: true }),
    findings: [],
  },
  {
    name: 'without a register nothing can be told',
    farm: { ...farmWith({ registerNumber: '999' }), register: undefined },
    findings: [],
  },
]

const onJobs: readonly Example[] = [
  {
    name: 'used after its authorisation and the time for using it up have ended',
    facts: sprayed('2026-01-01', ended),
    findings: [
      {
        ...broken,
        date: '2026-01-01',
        cause: 'nr:100|2025-12-31',
        message:
          'Põld „Mäepõld“, töö „Pritsimine“ (01.01.2026): taimekaitsevahendi „Fungitsiid F“ (registri nr 100) luba ' +
          'lõppes 31.12.2024; varusid tohtis kasutada kuni 31.12.2025. Valige kehtiva loaga vahend või parandage ' +
          'töö kuupäev.',
      },
    ],
  },
  { name: 'on the last day of using it up', facts: sprayed('2025-12-31', ended), findings: [] },
  { name: 'on the last day of the authorisation', facts: sprayed('2024-12-31', ungraced), findings: [] },
  {
    name: 'the day after it, when the register does not say how long it may be used up',
    facts: sprayed('2025-01-01', ungraced),
    findings: [
      {
        outcome: 'unknown',
        eventId: 'spraying',
        date: null,
        until: '2026-06-30',
        missing: ['authorisation'],
        message:
          'Põld „Mäepõld“, töö „Pritsimine“ (01.01.2025): taimekaitsevahendi „Fungitsiid F“ (registri nr 100) luba ' +
          'lõppes 31.12.2024. Register ei ütle, kui kaua tohib varusid kasutada; määruse järgi on see kõige rohkem ' +
          '18 kuud, hiljemalt 30.06.2026. Küsige tähtaega müüjalt või Põllumajandus- ja Toiduametist.',
      },
    ],
  },
  {
    name: '18 months after it: still not known',
    facts: sprayed('2026-06-30', ungraced),
    findings: [{ outcome: 'unknown', until: '2026-06-30' }],
  },
  {
    name: 'a day more than 18 months after it',
    facts: sprayed('2026-07-01', ungraced),
    findings: [
      {
        ...broken,
        until: '2026-06-30',
        date: '2026-07-01',
        message:
          'Põld „Mäepõld“, töö „Pritsimine“ (01.07.2026): taimekaitsevahendi „Fungitsiid F“ (registri nr 100) luba ' +
          'lõppes 31.12.2024; varusid tohib pärast seda kasutada kõige rohkem 18 kuud, seega hiljemalt 30.06.2026. ' +
          'Valige kehtiva loaga vahend või parandage töö kuupäev.',
      },
    ],
  },
  {
    name: 'a job that lasts past the end, from the day after it',
    facts: sprayed('2025-12-30', ended, { endDate: '2026-01-02' }),
    findings: [{ ...broken, date: '2026-01-01' }],
  },
  {
    name: 'a job long after the end, from its own first day',
    facts: sprayed('2026-03-01', ended, { endDate: '2026-03-02' }),
    findings: [{ ...broken, date: '2026-03-01' }],
  },
  {
    name: 'a product that is gone from the register goes by its last edition',
    facts: {
      ...sprayed('2026-01-01'),
      products: productsFrom([{ since: '2024-01-01', until: '2025-01-01', product: sampleProduct(ended) }]),
    },
    findings: [broken],
  },
  {
    name: 'the newest edition decides, not the one that the job was entered with',
    facts: {
      ...sprayed('2026-01-01', {}, withUse({ registerSnapshot: '2024-01-01' })),
      products: productsFrom([
        { since: '2024-01-01', until: '2025-01-01', product: sampleProduct(ended) },
        { since: '2025-01-01', until: null, product: sampleProduct() },
      ]),
    },
    findings: [],
  },
  {
    name: 'of two products in one job each is judged',
    facts: {
      ...sprayed('2026-01-01', {}, { materials: [used, { ...used, name: 'Teine', registerNumber: '200' }] }),
      products: sampleProducts(sampleProduct(), sampleProduct({ number: '200', ...ended })),
    },
    findings: [{ ...broken, cause: 'nr:200|2025-12-31' }],
  },
  {
    name: 'a running job is judged by its start',
    facts: sprayed('2025-12-31', ended, { endDate: null, status: 'IN_PROGRESS' }),
    findings: [],
  },
  {
    name: 'a date for using up before the end of the authorisation shortens nothing',
    facts: sprayed('2024-12-31', { validUntil: '2024-12-31', useUpUntil: '2024-06-30' }),
    findings: [],
  },
  {
    name: 'only a date for using up',
    facts: sprayed('2026-01-01', { validUntil: null, useUpUntil: '2025-12-31' }),
    findings: [{ ...broken, date: '2026-01-01' }],
  },
  {
    name: 'the register names no end',
    facts: sprayed('2026-06-01', { validUntil: null, useUpUntil: null }),
    findings: [],
  },
  {
    name: 'what ended before the regulation applied is left to older law',
    facts: sprayed('2012-06-01', { validUntil: '2010-12-31', useUpUntil: null }),
    findings: [],
  },
  {
    name: 'a plan has no day',
    facts: sprayed('2027-01-01', ended, { status: 'PLANNED', plannedYear: 2027, endDate: null }),
    findings: [],
  },
  {
    name: 'a draft is judged by its day',
    facts: sprayed('2026-01-01', ended, { status: 'DRAFT' }),
    findings: [broken],
  },
  {
    name: 'twice in one job is one finding',
    facts: sprayed('2026-01-01', ended, { materials: [used, used] }),
    findings: [broken],
  },
  {
    name: 'in other work the authorisation counts as well',
    facts: sprayed('2026-01-01', ended, other),
    findings: [broken],
  },
  {
    name: 'without a number the product goes by its name',
    facts: sprayed('2026-01-01', ended, withUse({ registerNumber: null, name: 'fungitsiid f' })),
    findings: [broken],
  },
  {
    name: 'not in the register, and taken from none of the farm',
    facts: sprayed('2026-06-01', {}, withUse({ registerNumber: '999', requisiteId: null })),
    findings: [
      {
        outcome: 'broken',
        date: '2026-06-01',
        until: null,
        cause: 'nr:999|register',
        message:
          'Põld „Mäepõld“, töö „Pritsimine“ (01.06.2026): taimekaitsevahendit „Fungitsiid F“ (registri nr 999) ei ole ' +
          'taimekaitsevahendite registris. Kontrollige nime ja registri numbrit. Vahendit, mille luba on lõppenud, ' +
          'tohib kasutada ainult varude kasutamise tähtajani.',
      },
    ],
  },
  {
    name: 'not in the register, in a plan that has no day',
    facts: sprayed(
      '2027-01-01',
      {},
      {
        ...withUse({ registerNumber: '999', requisiteId: null }),
        status: 'PLANNED',
        plannedYear: 2027,
        endDate: null,
      },
    ),
    findings: [{ outcome: 'broken', date: null, cause: 'nr:999|register' }],
  },
  {
    name: 'not in the register, whatever became of the material of the farm that it was taken from',
    facts: sprayed('2026-06-01', {}, withUse({ registerNumber: '999', requisiteId: 'gone' })),
    findings: [{ outcome: 'broken', date: '2026-06-01', cause: 'nr:999|register' }],
  },
  {
    name: 'not in a register that is only a choice',
    facts: {
      ...sprayed('2026-06-01', {}, withUse({ registerNumber: '999', requisiteId: null })),
      products: { ...sampleProducts(sampleProduct()), isPartial: true },
    },
    findings: [],
  },
  {
    name: 'what a choice says of its own products counts',
    facts: {
      ...sprayed('2026-01-01'),
      products: { ...sampleProducts(sampleProduct(ended)), isPartial: true },
    },
    findings: [broken],
  },
  {
    name: 'not in the register, in other work',
    facts: sprayed('2026-06-01', {}, { ...withUse({ registerNumber: '999', requisiteId: null }), ...other }),
    findings: [],
  },
  {
    name: 'what is not said to be registered is not looked for',
    facts: sprayed(
      '2026-06-01',
      {},
      withUse({ requisiteId: null, subtypeVariant: 'KASVUINH', registerNumber: '999' }),
    ),
    findings: [],
  },
  {
    name: 'without a register nothing can be told',
    facts: { ...sprayed('2026-01-01', ended), products: undefined },
    findings: [],
  },
]

export const unknownChemicalExamples: readonly Example[] = [...onFarm, ...onJobs]
