import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { monitored, registered, registerFacts, sprayed } from '../../lib/register/register-sample.ts'
import { sampleFacts, withCrop } from '../../sample.ts'

const amount = (value: number | null, unit: string | null = 'l/ha'): MaterialLike =>
  registered({ amount: value, unit })
const job = (...materials: MaterialLike[]) => sprayed({ materials })
const broken = { outcome: 'broken', date: '2026-05-20', until: null, nextAllowed: null } as const

export const doseExceededExamples: readonly Example[] = [
  {
    name: 'more than the registered maximum',
    facts: registerFacts([job(amount(1.2))]),
    findings: [
      {
        ...broken,
        eventId: 'spraying',
        cause: 'nr:100|1.2|1',
        message:
          'Põld „Mäepõld“: vahendi „Fungitsiid F“ kulunorm on 1,2 l/ha. Kultuuril „Talinisu“ lubab register kuni 1 l/ha. ' +
          'Vähendage kogust või kontrollige etiketti.',
      },
    ],
  },
  { name: 'exactly the maximum is free', facts: registerFacts([job(amount(1))]), findings: [] },
  {
    name: 'a millionth above is not',
    facts: registerFacts([job(amount(1.000001))]),
    findings: [
      {
        ...broken,
        message:
          'Põld „Mäepõld“: vahendi „Fungitsiid F“ kulunorm on 1,000001 l/ha. Kultuuril „Talinisu“ lubab register kuni ' +
          '1 l/ha. Vähendage kogust või kontrollige etiketti.',
      },
    ],
  },
  {
    name: 'below the registered minimum is not judged',
    facts: registerFacts([job(amount(0.1))]),
    findings: [],
  },
  {
    name: 'a total amount is divided by the area of the job',
    facts: registerFacts([job(amount(12, 'l'))]),
    findings: [
      {
        ...broken,
        message:
          'Põld „Mäepõld“: vahendi „Fungitsiid F“ kulunorm on 1,2 l/ha (12 l, töö pindala 10 ha). Kultuuril „Talinisu“ ' +
          'lubab register kuni 1 l/ha. Vähendage kogust või kontrollige etiketti.',
      },
    ],
  },
  { name: 'ten litres on ten hectares are free', facts: registerFacts([job(amount(10, 'l'))]), findings: [] },
  {
    name: 'a thousand millilitres are a litre',
    facts: registerFacts([job(amount(1000, 'ml/ha'))]),
    findings: [],
  },
  {
    name: 'one millilitre more is not',
    facts: registerFacts([job(amount(1001, 'ml/ha'))]),
    findings: [{ ...broken }],
  },
  {
    name: 'the register may count by the square metre',
    facts: registerFacts([job(amount(10.1, 'kg/ha'))], [{ doseMax: 1, doseUnit: 'g/m2' }]),
    findings: [
      {
        ...broken,
        message:
          'Põld „Mäepõld“: vahendi „Fungitsiid F“ kulunorm on 1,01 g/m2 (10,1 kg/ha). Kultuuril „Talinisu“ lubab register ' +
          'kuni 1 g/m2. Vähendage kogust või kontrollige etiketti.',
      },
    ],
  },
  {
    name: 'ten kilograms on a hectare are a gram on a square metre',
    facts: registerFacts([job(amount(10, 'kg/ha'))], [{ doseMax: 1, doseUnit: 'g/m2' }]),
    findings: [],
  },
  {
    name: 'two rows of one product add up',
    facts: registerFacts([job(amount(0.6), amount(500, 'ml/ha'))]),
    findings: [
      {
        ...broken,
        message:
          'Põld „Mäepõld“: vahendi „Fungitsiid F“ kulunorm on 1,1 l/ha (0,6 l/ha + 500 ml/ha). Kultuuril „Talinisu“ lubab ' +
          'register kuni 1 l/ha. Vähendage kogust või kontrollige etiketti.',
      },
    ],
  },
  {
    name: 'rows that come to the maximum exactly are free',
    facts: registerFacts([job(amount(0.1), amount(0.2))], [{ doseMax: 0.3 }]),
    findings: [],
  },
  {
    name: 'of several uses of the crop the greatest maximum counts',
    facts: registerFacts([job(amount(1.5))], [{}, { doseMax: 1.5 }, { crops: ['kartul'], doseMax: 1 }]),
    findings: [],
  },
  {
    name: 'above that of each use',
    facts: registerFacts([job(amount(1.6))], [{}, { doseMax: 1.5 }]),
    findings: [
      {
        ...broken,
        cause: 'nr:100|1.6|1.5',
        message:
          'Põld „Mäepõld“: vahendi „Fungitsiid F“ kulunorm on 1,6 l/ha. Kultuuril „Talinisu“ lubab register kuni 1,5 l/ha. ' +
          'Seires ei ole märgitud, mille vastu töö tehti. Vähendage kogust või kontrollige etiketti.',
      },
    ],
  },
  {
    name: 'what monitoring found tells which use it is',
    facts: registerFacts(
      [sprayed({ materials: [amount(1.2)], inspections: monitored('KOLLANE_ROOSTE') })],
      [
        { targets: [{ name: 'Kollane rooste', eppo: 'PUCCST' }] },
        { targets: [{ name: 'Pruunrooste', eppo: 'PUCCRE' }], doseMax: 1.5 },
      ],
    ),
    findings: [{ ...broken, cause: 'nr:100|1.2|1' }],
  },
  {
    name: 'the use against the other disease allows more',
    facts: registerFacts(
      [sprayed({ materials: [amount(1.2)], inspections: monitored('PRUUNROOSTE') })],
      [
        { targets: [{ name: 'Kollane rooste', eppo: 'PUCCST' }] },
        { targets: [{ name: 'Pruunrooste', eppo: null }], doseMax: 1.5 },
      ],
    ),
    findings: [],
  },
  {
    name: 'a use against a whole group stays possible',
    facts: registerFacts(
      [sprayed({ materials: [amount(1.2)], inspections: monitored('KOLLANE_ROOSTE') })],
      [
        { targets: [{ name: 'Kollane rooste', eppo: 'PUCCST' }] },
        { targets: [{ name: 'Haiguste kompleks', eppo: 'ZZYYFF' }], doseMax: 1.5 },
      ],
    ),
    findings: [],
  },
  {
    name: 'a finding that the register does not name leaves every use possible',
    facts: registerFacts(
      [sprayed({ materials: [amount(1.2)], inspections: monitored('EI_TUVASTATUD') })],
      [{}, { doseMax: 1.5 }],
    ),
    findings: [],
  },
  {
    name: 'without an amount there is nothing to judge',
    facts: registerFacts([job(amount(null))]),
    findings: [],
  },
  {
    name: 'without a unit neither',
    facts: registerFacts([job(amount(5, null))]),
    findings: [],
  },
  {
    name: 'the register has no maximum',
    facts: registerFacts([job(amount(50))], [{ doseMax: null }]),
    findings: [],
  },
  {
    name: 'a maximum of nothing is none',
    facts: registerFacts([job(amount(50))], [{ doseMax: 0 }]),
    findings: [],
  },
  {
    name: 'a maximum without a unit',
    facts: registerFacts([job(amount(5))], [{ doseUnit: null }]),
    findings: [
      {
        outcome: 'unknown',
        missing: ['register'],
        message:
          'Põld „Mäepõld“: vahendi „Fungitsiid F“ kulunormi ei saa kontrollida: kogus on ühikus l/ha, registri norm ilma ' +
          'ühikuta, töö pindala 10 ha. Kontrollige etiketti.',
      },
    ],
  },
  {
    name: 'the strength of a solution is no quantity per area',
    facts: registerFacts([job(amount(5))], [{ doseUnit: '%-line lahus' }]),
    findings: [
      {
        outcome: 'unknown',
        missing: ['register'],
        date: null,
        message:
          'Põld „Mäepõld“: vahendi „Fungitsiid F“ kulunormi ei saa kontrollida: kogus on ühikus l/ha, registri norm ühikus ' +
          '%-line lahus, töö pindala 10 ha. Kontrollige etiketti.',
      },
    ],
  },
  {
    name: 'a unit that nobody knows',
    facts: registerFacts([job(amount(5))], [{ doseUnit: 'pange/ha' }]),
    findings: [{ outcome: 'unknown', missing: ['register'] }],
  },
  {
    name: 'above the one use, but the other cannot be read',
    facts: registerFacts([job(amount(5))], [{}, { doseUnit: '%' }]),
    findings: [{ outcome: 'unknown', missing: ['register'] }],
  },
  {
    name: 'within the one use, whatever the other says',
    facts: registerFacts([job(amount(1))], [{}, { doseUnit: '%' }]),
    findings: [],
  },
  {
    name: 'kilograms cannot be held against litres',
    facts: registerFacts([job(amount(5, 'kg/ha'))]),
    findings: [{ outcome: 'unknown', missing: ['amount'] }],
  },
  {
    name: 'pieces neither',
    facts: registerFacts([job(amount(5, 'tk'))]),
    findings: [{ outcome: 'unknown', missing: ['amount'] }],
  },
  {
    name: 'doses for coating seed are left out',
    facts: registerFacts([job(amount(2, 'l'))], [{ doseMax: 1, doseUnit: 'l/t' }]),
    findings: [],
  },
  {
    name: 'beside them the dose on the field counts',
    facts: registerFacts([job(amount(2))], [{ doseMax: 5, doseUnit: 'l/tonn seemet' }, {}]),
    findings: [{ ...broken, cause: 'nr:100|2|1' }],
  },
  {
    name: 'a use that is for another crop does not count',
    facts: registerFacts([job(amount(50))], [{ crops: ['kartul'] }]),
    findings: [],
  },
  {
    name: 'a plan is judged without a day',
    facts: registerFacts([
      sprayed({
        status: 'PLANNED',
        plannedYear: 2026,
        date: '2026-01-01',
        endDate: null,
        materials: [amount(2)],
      }),
    ]),
    findings: [{ outcome: 'broken', date: null }],
  },
  {
    name: 'without a crop it is silent',
    facts: registerFacts([job(amount(50))], [{}], { field: {} }),
    findings: [],
  },
  {
    name: 'without a register too',
    facts: sampleFacts([job(amount(50))], withCrop('talinisu')),
    findings: [],
  },
  {
    name: 'a very great amount',
    facts: registerFacts([job(amount(1_000_000, 't/ha'))], [{ doseMax: 1, doseUnit: 'kg/ha' }]),
    findings: [{ ...broken, cause: 'nr:100|1000000000|1' }],
  },
]
