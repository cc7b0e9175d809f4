import type { YearInfo } from '../../../fields/schema.ts'
import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]
const FUNGICIDE = 'PMA_TKV_TOIME_LIIK_FUNGITSIID'
const chemical = (name: string, overrides: Partial<MaterialLike> = {}): MaterialLike => ({
  name,
  type: 'chemical',
  subtype: FUNGICIDE,
  ingredients: [{ name: 'Protiokonasool', code: 'protiokonasool' }],
  ...overrides,
})
const sprayed = (date: string, overrides: Overrides = {}) =>
  sampleJob('spraying', date, { _id: date, materials: [chemical('Tiltor')], ...overrides })

const grown = (crop: string, yieldType?: string): YearInfo[] =>
  [2025, 2026, 2027].map((year) => ({ year, mainCrop: { crop, ...(yieldType && { yieldType }) } }))
const on = (
  jobs: readonly ReturnType<typeof sampleJob>[],
  { yearInfo = grown('talinisu'), ksmYears = [2026] as readonly number[] } = {},
) => ({ ...sampleFacts(jobs, { yearInfo }), ksmYears })

const three = [sprayed('2026-04-20'), sprayed('2026-05-20'), sprayed('2026-06-10')]
const third = {
  outcome: 'broken',
  eventId: '2026-06-10',
  until: '2026-12-31',
  nextAllowed: '2027-01-01',
} as const

const counts: readonly Example[] = [
  { name: 'twice over the whole field', facts: on(three.slice(0, 2)), findings: [] },
  {
    name: 'a third time',
    facts: on(three),
    findings: [
      {
        ...third,
        date: '2026-06-10',
        cause: '2026|protiokonasool|210000',
        message:
          'Põld „Mäepõld“: 2026. aastal on toimeainet „Protiokonasool“ kasutatud 30 hektaril: „Tiltor“ 20.04.2026, ' +
          '„Tiltor“ 20.05.2026 ja „Tiltor“ 10.06.2026. KSM toetuses tohib sama toimeainet samal põllul kalendriaastas ' +
          'kasutada 2 korda: 2 x 10 ha, 5% varuga 21 ha. Valige teise toimeainega vahend või mittekeemiline tõrje; sama ' +
          'toimeaine on taas lubatud alates 01.01.2027.',
      },
    ],
  },
  {
    name: 'another product with the same substance counts',
    facts: on([...three.slice(0, 2), sprayed('2026-06-10', { materials: [chemical('Muu')] })]),
    findings: [third],
  },
  {
    name: 'another substance does not',
    facts: on([
      ...three.slice(0, 2),
      sprayed('2026-06-10', {
        materials: [chemical('Muu', { ingredients: [{ name: 'Boskaliid', code: 'b' }] })],
      }),
    ]),
    findings: [],
  },
  {
    name: 'a mixture holds it once',
    facts: on([sprayed('2026-04-20', { materials: [chemical('A'), chemical('B')] }), sprayed('2026-05-20')]),
    findings: [],
  },
  {
    name: 'areas with the tolerance to the full',
    facts: on([...three.slice(0, 2), sprayed('2026-06-10', { area: 1 })]),
    findings: [],
  },
  {
    name: 'and 0.0001 ha more',
    facts: on([...three.slice(0, 2), sprayed('2026-06-10', { area: 1.0001 })]),
    findings: [third],
  },
  {
    name: 'the year ends with December, not with the season',
    facts: on([sprayed('2026-04-20'), sprayed('2026-05-20'), sprayed('2026-10-01')]),
    findings: [{ outcome: 'broken', eventId: '2026-10-01' }],
  },
  {
    name: 'on 1 January it begins anew',
    facts: on([sprayed('2026-05-20'), sprayed('2026-12-31'), sprayed('2027-01-01')], {
      ksmYears: [2026, 2027],
    }),
    findings: [],
  },
  {
    name: 'insects may be fought as often as the label says',
    facts: on(
      three.map((job) => ({
        ...job,
        materials: job.materials.map((each) => ({ ...each, subtype: 'PMA_TKV_TOIME_LIIK_INSEKTITSIID' })),
      })),
    ),
    findings: [],
  },
]

const reach: readonly Example[] = [
  { name: 'a farm that does not take the support', facts: on(three, { ksmYears: [] }), findings: [] },
  {
    name: 'nobody said that it does',
    facts: sampleFacts(three, { yearInfo: grown('talinisu') }),
    findings: [],
  },
  { name: 'a year in which it does not', facts: on(three, { ksmYears: [2025, 2027] }), findings: [] },
  { name: 'potatoes are not on the list', facts: on(three, { yearInfo: grown('kartul') }), findings: [] },
  {
    name: 'winter barley is not on the list',
    facts: on(three, { yearInfo: grown('talioder') }),
    findings: [],
  },
  { name: 'hay is', facts: on(three, { yearInfo: grown('punane_ristik') }), findings: [third] },
  {
    name: 'grass for seed is not',
    facts: on(three, { yearInfo: grown('korreliste_rohumaa', 'Seemned') }),
    findings: [],
  },
  {
    name: 'nobody said what grows',
    facts: on(three, { yearInfo: [] }),
    findings: [{ outcome: 'unknown', eventId: '2026-06-10', missing: ['crop'], date: null }],
  },
  {
    name: 'nobody said what the product works against',
    facts: on([
      ...three.slice(0, 2),
      sprayed('2026-06-10', { materials: [chemical('Tundmatu', { subtype: null })] }),
    ]),
    findings: [{ outcome: 'unknown', missing: ['register'] }],
  },
  {
    name: 'a draft would be the third',
    facts: on([...three.slice(0, 2), sprayed('2026-06-10', { status: 'DRAFT' })]),
    findings: [third],
  },
  {
    name: 'a draft before what is done takes its place behind it',
    facts: on([sprayed('2026-04-20', { status: 'DRAFT' }), ...three.slice(1)]),
    findings: [{ outcome: 'broken', eventId: '2026-04-20' }],
  },
  {
    name: 'a plan counts to its year',
    facts: on([
      ...three.slice(0, 2),
      sprayed('2026-01-01', { status: 'PLANNED', plannedYear: 2026, endDate: null }),
    ]),
    findings: [{ outcome: 'broken', eventId: '2026-01-01', date: null }],
  },
]

export const ksmSubstanceTimesExamples: readonly Example[] = [...counts, ...reach]
