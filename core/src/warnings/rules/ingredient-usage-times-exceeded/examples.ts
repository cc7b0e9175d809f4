import type { EventFacts, MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

const tebuconazole = { name: 'Tebukonasool', code: 'tebukonasool' }
const azoxystrobin = { name: 'Asoksüstrobiin', code: 'asoksustrobiin' }
const product = (
  name: string,
  usageTimes: number | null,
  overrides: Partial<MaterialLike> = {},
): MaterialLike => ({
  name,
  type: 'chemical',
  usageTimes,
  ingredients: [tebuconazole],
  ...overrides,
})
/** On a field of 10 ha; of the two the stricter one may be used twice: 2 x 10 ha x 1.05 = 21 ha. */
const three = product('Fungitsiid A', 3)
const two = product('Fungitsiid B', 2)

type Overrides = Parameters<typeof sampleJob>[2]
const spraying = (_id: string, materials: readonly MaterialLike[], overrides: Overrides = {}): EventFacts =>
  sampleJob('spraying', `2026-05-0${_id}`, { _id, materials, ...overrides })
const broken = { outcome: 'broken', until: '2026-08-31', nextAllowed: '2026-09-01' } as const

export const ingredientUsageTimesExceededExamples: readonly Example[] = [
  {
    name: 'two products with one substance count together, against the lower of their limits',
    facts: sampleFacts([
      spraying('1', [three]),
      spraying('2', [two]),
      spraying('3', [three], { area: 1.5 }),
      spraying('4', [two], { area: 1 }),
    ]),
    findings: [
      {
        ...broken,
        eventId: '3',
        relatedId: null,
        date: '2026-05-03',
        cause: 'field|2026|aine:tebukonasool|210000',
        message:
          'Põld „Mäepõld“, saagiaasta 2026: toimeainet „Tebukonasool“ sisaldavaid vahendeid „Fungitsiid A“ ja ' +
          '„Fungitsiid B“ on koos tööga „Pritsimine“ kasutatud 21,5 hektaril. Väikseim lubatud kordade arv on vahendil ' +
          '„Fungitsiid B“: 2 kasutuskorda x 10 ha, 5% varuga 21 ha. Sama toimeainega vahendit võib uuesti kasutada ' +
          'järgmisel saagiaastal. See on Vagu enda kontroll; kontrollige märgiseid.',
      },
      { ...broken, eventId: '4', date: '2026-05-04' },
    ],
  },
  {
    name: 'exactly the limit with its tolerance is free',
    facts: sampleFacts([spraying('1', [three]), spraying('2', [two]), spraying('3', [three], { area: 1 })]),
    findings: [],
  },
  {
    name: 'one ten-thousandth of a hectare above is not',
    facts: sampleFacts([
      spraying('1', [three]),
      spraying('2', [two]),
      spraying('3', [three], { area: 1.0001 }),
    ]),
    findings: [{ ...broken, eventId: '3' }],
  },
  {
    name: 'a job with two products of one substance counts its area once',
    facts: sampleFacts([spraying('1', [three, two]), spraying('2', [two, three])]),
    findings: [],
  },
  {
    name: 'and the third such job is above',
    facts: sampleFacts([spraying('1', [three, two]), spraying('2', [two]), spraying('3', [three, two])]),
    findings: [{ eventId: '3' }],
  },
  {
    name: 'one product alone is left to its own rule',
    facts: sampleFacts([spraying('1', [two]), spraying('2', [two]), spraying('3', [two])]),
    findings: [],
  },
  {
    name: 'until another product comes in after it',
    facts: sampleFacts([
      spraying('1', [two]),
      spraying('2', [two]),
      spraying('3', [two]),
      spraying('4', [three]),
    ]),
    findings: [{ eventId: '4' }],
  },
  {
    name: 'one product is above the limit of another that follows: its own rule does not say so',
    facts: sampleFacts([spraying('1', [two]), spraying('2', [two]), spraying('3', [product('C', 1)])]),
    findings: [{ eventId: '2' }, { eventId: '3' }],
  },
  {
    name: 'a product without a limit counts, and does not lift the limit of the other',
    facts: sampleFacts([
      spraying('1', [product('C', null)]),
      spraying('2', [two]),
      spraying('3', [product('C', null)]),
    ]),
    findings: [{ eventId: '3' }],
  },
  {
    name: 'no product has a limit: nothing to pass',
    facts: sampleFacts(['1', '2', '3'].map((id) => spraying(id, [product(id === '2' ? 'C' : 'D', null)]))),
    findings: [],
  },
  {
    name: 'products with other substances do not count together',
    facts: sampleFacts([
      spraying('1', [product('C', 1)]),
      spraying('2', [product('D', 1, { ingredients: [azoxystrobin] })]),
    ]),
    findings: [],
  },
  {
    name: 'one substance of several is enough, and each is counted by itself',
    facts: sampleFacts([
      spraying('1', [product('C', 1, { ingredients: [azoxystrobin, tebuconazole] })]),
      spraying('2', [product('D', 1)]),
    ]),
    findings: [{ eventId: '2', cause: 'field|2026|aine:tebukonasool|105000' }],
  },
  {
    name: 'two substances that two products share are two causes',
    facts: sampleFacts(
      ['1', '2'].map((id) =>
        spraying(id, [product(`C${id}`, 1, { ingredients: [tebuconazole, azoxystrobin] })]),
      ),
    ),
    findings: [
      { eventId: '2', cause: 'field|2026|aine:tebukonasool|105000' },
      { eventId: '2', cause: 'field|2026|aine:asoksustrobiin|105000' },
    ],
  },
  {
    name: 'the code decides, under whatever name',
    facts: sampleFacts([
      spraying('1', [product('C', 1)]),
      spraying('2', [product('D', 1, { ingredients: [{ name: 'tebuconazole', code: 'TEBUKONASOOL ' }] })]),
    ]),
    findings: [{ eventId: '2' }],
  },
  {
    name: 'other codes are other substances, under the same name',
    facts: sampleFacts([
      spraying('1', [product('C', 1)]),
      spraying('2', [product('D', 1, { ingredients: [{ name: 'Tebukonasool', code: 'muu' }] })]),
    ]),
    findings: [],
  },
  {
    name: 'without a code the name decides, without regard to case and spaces',
    facts: sampleFacts([
      spraying('1', [product('C', 1, { ingredients: [{ name: 'Väävel', code: '' }] })]),
      spraying('2', [product('D', 1, { ingredients: [{ name: ' väävel ', code: ' ' }] })]),
    ]),
    findings: [{ eventId: '2', cause: 'field|2026|väävel|105000' }],
  },
  {
    name: 'a name without a code goes to the one code that the field knows for it',
    facts: sampleFacts([
      spraying('1', [product('C', 1, { ingredients: [{ name: 'tebukonasool', code: '' }] })]),
      spraying('2', [product('D', 1)]),
    ]),
    findings: [{ eventId: '2' }],
  },
  {
    name: 'one register number is one product, under whatever name',
    facts: sampleFacts([
      spraying('1', [product('Vana nimi', 1, { registerNumber: '123' })]),
      spraying('2', [product('Uus nimi', 1, { registerNumber: '123' })]),
    ]),
    findings: [],
  },
  {
    name: 'no substances are known',
    facts: sampleFacts(['1', '2'].map((id) => spraying(id, [product(`C${id}`, 1, { ingredients: [] })]))),
    findings: [],
  },
  {
    name: 'the next crop year counts anew',
    facts: sampleFacts([
      spraying('1', [product('C', 1)], { date: '2026-08-31', endDate: '2026-08-31' }),
      spraying('2', [product('D', 1)], { date: '2026-09-01', endDate: '2026-09-01' }),
    ]),
    findings: [],
  },
  {
    name: 'the area of that crop year is the measure',
    facts: sampleFacts([spraying('1', [three]), spraying('2', [two])], {
      yearInfo: [{ year: 2026, area: 9.5 }],
    }),
    findings: [{ eventId: '2', cause: 'field|2026|aine:tebukonasool|199500' }],
  },
  {
    name: 'a running job counts',
    facts: sampleFacts([
      spraying('1', [product('C', 1)]),
      spraying('2', [product('D', 1)], { status: 'IN_PROGRESS', endDate: null }),
    ]),
    findings: [{ ...broken, eventId: '2' }],
  },
  {
    name: 'a draft is what-if, even one dated before what is done',
    facts: sampleFacts([
      spraying('1', [product('C', 1)], { status: 'DRAFT' }),
      spraying('2', [product('D', 1)]),
    ]),
    findings: [{ ...broken, eventId: '1', date: '2026-05-01' }],
  },
  {
    name: 'a planned use counts to its planned year and has no day',
    facts: sampleFacts([
      spraying('1', [product('C', 1)]),
      spraying('2', [product('D', 1)], {
        status: 'PLANNED',
        plannedYear: 2026,
        date: '2026-01-01',
        endDate: null,
      }),
    ]),
    findings: [{ ...broken, eventId: '2', date: null }],
  },
]
