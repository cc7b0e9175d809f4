import type { EventFacts, MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { monitored, registered, registerFacts } from '../../lib/register/register-sample.ts'
import { sampleFacts, sampleJob, withCrop } from '../../sample.ts'

/** A field of 10 ha and a material that may be used twice: 2 x 10 ha x 1.05 = 21 ha may be worked. */
const twice: MaterialLike = { name: 'Herbitsiid H', type: 'chemical', usageTimes: 2 }
type Overrides = Parameters<typeof sampleJob>[2]
const spraying = (_id: string, date: string, overrides: Overrides = {}): EventFacts =>
  sampleJob('spraying', date, { _id, materials: [twice], ...overrides })
const first = spraying('1', '2026-05-01')
const second = spraying('2', '2026-05-15')
const broken = { outcome: 'broken', until: '2026-08-31', nextAllowed: '2026-09-01' } as const
const named = (name: string, registerNumber: string | null, usageTimes: number | null = 1): MaterialLike => ({
  name,
  registerNumber,
  usageTimes,
})

const withLimit = (id: string, usageTimes: number | null) =>
  spraying(id, `2026-05-0${id}`, { materials: [registered({ usageTimes })] })
const inWheatAndPotato = [{ timesMax: 1 }, { crops: ['kartul'], timesMax: 3 }]

export const usageTimesExceededExamples: readonly Example[] = [
  {
    name: 'the job that passes the limit is flagged, and each after it',
    facts: sampleFacts([
      first,
      second,
      spraying('3', '2026-06-01', { area: 1.5 }),
      spraying('4', '2026-06-10', { area: 1 }),
    ]),
    findings: [
      {
        ...broken,
        eventId: '3',
        relatedId: null,
        date: '2026-06-01',
        message:
          'Põld „Mäepõld“, saagiaasta 2026: vahendit „Herbitsiid H“ on koos tööga „Pritsimine“ kasutatud 21,5 hektaril. ' +
          'Lubatud on 2 kasutuskorda x 10 ha, 5% varuga 21 ha. Uuesti tohib kasutada järgmisel saagiaastal.',
      },
      { ...broken, eventId: '4', date: '2026-06-10' },
    ],
  },
  {
    name: 'exactly the limit with its tolerance is free',
    facts: sampleFacts([first, second, spraying('3', '2026-06-01', { area: 1 })]),
    findings: [],
  },
  {
    name: 'one ten-thousandth of a hectare above is not',
    facts: sampleFacts([first, second, spraying('3', '2026-06-01', { area: 1.0001 })]),
    findings: [{ ...broken, eventId: '3' }],
  },
  {
    name: 'parts of the field add up exactly',
    facts: sampleFacts(
      Array.from({ length: 7 }, (_, i) => spraying(String(i), `2026-05-0${i + 1}`, { area: 0.3 })),
      { area: 1 },
    ),
    findings: [],
  },
  {
    name: 'the day decides the order, whatever the order of the records',
    facts: sampleFacts([spraying('late', '2026-06-01'), second, first]),
    findings: [{ ...broken, eventId: 'late' }],
  },
  {
    name: 'the lowest limit among the copies counts',
    facts: sampleFacts([first, spraying('2', '2026-05-15', { materials: [{ ...twice, usageTimes: 1 }] })]),
    findings: [{ ...broken, eventId: '2' }],
  },
  {
    name: 'a copy without a limit does not lift it',
    facts: sampleFacts([
      spraying('1', '2026-05-01', { materials: [{ ...twice, usageTimes: null }] }),
      second,
      spraying('3', '2026-06-01', { materials: [{ ...twice, usageTimes: null }] }),
    ]),
    findings: [{ ...broken, eventId: '3' }],
  },
  {
    name: 'no copy has a limit: nothing to pass',
    facts: sampleFacts(
      ['1', '2', '3'].map((id) =>
        spraying(id, `2026-05-0${id}`, { materials: [{ ...twice, usageTimes: null }] }),
      ),
    ),
    findings: [],
  },
  {
    name: 'twice in one job counts once',
    facts: sampleFacts([spraying('1', '2026-05-01', { materials: [twice, twice] }), second]),
    findings: [],
  },
  {
    name: 'names are compared without regard to case and spaces',
    facts: sampleFacts([
      spraying('1', '2026-05-01', { materials: [named('  HERBITSIID   h ', null)] }),
      spraying('2', '2026-05-02', { materials: [named('Herbitsiid H', null)] }),
    ]),
    findings: [{ eventId: '2' }],
  },
  {
    name: 'one register number is one product, under whatever name',
    facts: sampleFacts([
      spraying('1', '2026-05-01', { materials: [named('Vana nimi', '123')] }),
      spraying('2', '2026-05-02', { materials: [named('Uus nimi', '123')] }),
    ]),
    findings: [{ eventId: '2' }],
  },
  {
    name: 'another register number is another product, under the same name',
    facts: sampleFacts([
      spraying('1', '2026-05-01', { materials: [named('Sama nimi', '123')] }),
      spraying('2', '2026-05-02', { materials: [named('Sama nimi', '456')] }),
    ]),
    findings: [],
  },
  {
    name: 'a copy without its number goes by its name to the one number that the field knows',
    facts: sampleFacts([
      spraying('1', '2026-05-01', { materials: [named('Herbitsiid H', '123')] }),
      spraying('2', '2026-05-02', { materials: [named('herbitsiid h', null, null)] }),
    ]),
    findings: [{ eventId: '2' }],
  },
  {
    name: 'a name that three numbers bear stands for none of them',
    facts: sampleFacts([
      ...['123', '456', '789'].map((number, i) =>
        spraying(number, `2026-05-0${i + 1}`, { materials: [named('Sama nimi', number, null)] }),
      ),
      spraying('4', '2026-05-10', { materials: [named('Sama nimi', null)] }),
    ]),
    findings: [],
  },
  {
    name: 'the last day of a season and the first of the next are two crop years',
    facts: sampleFacts([first, second, spraying('3', '2026-09-01')]),
    findings: [],
  },
  {
    name: 'the last day of a season still belongs to it',
    facts: sampleFacts([first, second, spraying('3', '2026-08-31')]),
    findings: [{ ...broken, eventId: '3' }],
  },
  {
    name: "the field's own season start moves the boundary",
    facts: sampleFacts([first, second, spraying('3', '2026-08-31')], {
      yearInfo: [{ year: 2027, seasonStart: '2026-08-20' }],
    }),
    findings: [],
  },
  {
    name: 'the area of that crop year is the measure',
    facts: sampleFacts([first, second], { yearInfo: [{ year: 2026, area: 9.5 }] }),
    findings: [{ ...broken, eventId: '2' }],
  },
  {
    name: 'a draft that would pass the limit is what-if, even one dated before what is done',
    facts: sampleFacts([spraying('draft', '2026-04-01', { status: 'DRAFT' }), first, second]),
    findings: [{ ...broken, eventId: 'draft', date: '2026-04-01' }],
  },
  {
    name: 'a planned use counts to its planned year and has no day',
    facts: sampleFacts([
      first,
      second,
      spraying('plan', '2026-01-01', { status: 'PLANNED', plannedYear: 2026, endDate: null }),
    ]),
    findings: [{ ...broken, eventId: 'plan', date: null }],
  },
  {
    name: 'what is done is not judged against a draft',
    facts: sampleFacts([
      spraying('1', '2026-05-01', { status: 'DRAFT', materials: [{ ...twice, usageTimes: 1 }] }),
      second,
      spraying('3', '2026-06-01'),
    ]),
    findings: [{ ...broken, eventId: '1' }],
  },
  {
    name: 'the copies have no limit: that of the use in the crop counts',
    facts: registerFacts([withLimit('1', null), withLimit('2', null)], inWheatAndPotato),
    findings: [
      {
        ...broken,
        eventId: '2',
        message:
          'Põld „Mäepõld“, saagiaasta 2026: vahendit „Fungitsiid F“ on koos tööga „Pritsimine“ kasutatud 20 hektaril. ' +
          'Lubatud on 1 kasutuskord x 10 ha, 5% varuga 10,5 ha. Uuesti tohib kasutada järgmisel saagiaastal.',
      },
    ],
  },
  {
    name: "the copies bear the product's greatest: that of the use in the crop counts",
    facts: registerFacts([withLimit('1', 3), withLimit('2', 3)], inWheatAndPotato),
    findings: [{ ...broken, eventId: '2' }],
  },
  {
    name: "the copies bear the farmer's own limit, and the register allows less: attention",
    facts: registerFacts([withLimit('1', 2), withLimit('2', 2)], inWheatAndPotato),
    findings: [
      {
        ...broken,
        level: 'WARN',
        eventId: '2',
        message:
          'Põld „Mäepõld“, saagiaasta 2026: vahendit „Fungitsiid F“ on koos tööga „Pritsimine“ kasutatud 20 hektaril. ' +
          'Lubatud on 1 kasutuskord x 10 ha, 5% varuga 10,5 ha. Uuesti tohib kasutada järgmisel saagiaastal. ' +
          'Vahendi andmetes on 2 kasutuskorda, register lubab kultuurile 1. Kontrollige etiketti.',
      },
    ],
  },
  {
    name: "beyond the farmer's own limit it is broken by it, and said once",
    facts: registerFacts([withLimit('1', 2), withLimit('2', 2), withLimit('3', 2)], inWheatAndPotato),
    findings: [
      { ...broken, level: 'ERROR', eventId: '3' },
      { ...broken, level: 'WARN', eventId: '2' },
    ],
  },
  {
    name: "the copies bear the farmer's own limit below the register's: it counts",
    facts: registerFacts([withLimit('1', 1), withLimit('2', 1)], [{ timesMax: 2 }]),
    findings: [{ ...broken, level: 'ERROR', eventId: '2' }],
  },
  {
    name: 'a material of the farm without a number that was renamed between two jobs is one',
    facts: sampleFacts([
      spraying('1', '2026-05-01', { materials: [{ ...named('Vana nimi', null), requisiteId: 'own' }] }),
      spraying('2', '2026-05-02', { materials: [{ ...named('Uus nimi', null), requisiteId: 'own' }] }),
    ]),
    findings: [{ ...broken, eventId: '2' }],
  },
  {
    name: 'two materials of the farm without numbers are two',
    facts: sampleFacts([
      spraying('1', '2026-05-01', { materials: [{ ...named('Üks', null), requisiteId: 'one' }] }),
      spraying('2', '2026-05-02', { materials: [{ ...named('Teine', null), requisiteId: 'other' }] }),
    ]),
    findings: [],
  },
  {
    name: 'a copy that has only a name is of the material that bears it',
    facts: sampleFacts([
      spraying('1', '2026-05-01', { materials: [{ ...named('Vana nimi', null), requisiteId: 'own' }] }),
      spraying('2', '2026-05-02', {
        materials: [{ ...named('Uus nimi', null), requisiteId: 'own' }],
        area: 0.1,
      }),
      spraying('3', '2026-05-03', { materials: [named('uus nimi', null)], area: 1 }),
    ]),
    findings: [{ ...broken, eventId: '3' }],
  },
  {
    name: 'a number that one copy of the material has counts for its older copies too',
    facts: sampleFacts([
      spraying('1', '2026-05-01', { materials: [{ ...named('Vana nimi', null), requisiteId: 'own' }] }),
      spraying('2', '2026-05-02', {
        materials: [{ ...named('Uus nimi', '77'), requisiteId: 'own' }],
        area: 0.1,
      }),
      spraying('3', '2026-05-03', { materials: [named('Kolmas nimi', '77')], area: 1 }),
    ]),
    findings: [{ ...broken, eventId: '3' }],
  },
  {
    name: 'a limit of half a ten-thousandth is rounded up: 1 x 3.333 ha x 1.05 = 3.49965 ha, 3.4997 ha are free',
    facts: sampleFacts([spraying('1', '2026-05-01', { area: 3.4997, materials: [named('A', null)] })], {
      area: 3.333,
    }),
    findings: [],
  },
  {
    name: 'and 3.4998 ha are not',
    facts: sampleFacts([spraying('1', '2026-05-01', { area: 3.4998, materials: [named('A', null)] })], {
      area: 3.333,
    }),
    findings: [{ ...broken, eventId: '1' }],
  },
  {
    name: 'in the crop that allows three, three are free',
    facts: registerFacts(
      [withLimit('1', null), withLimit('2', null), withLimit('3', null)],
      inWheatAndPotato,
      { field: withCrop('kartul') },
    ),
    findings: [],
  },
  {
    name: 'and the fourth is not',
    facts: registerFacts(
      ['1', '2', '3', '4'].map((id) => withLimit(id, null)),
      inWheatAndPotato,
      { field: withCrop('kartul') },
    ),
    findings: [{ ...broken, eventId: '4' }],
  },
  {
    name: 'of several uses of the crop the greatest counts, whatever monitoring found',
    facts: registerFacts(
      [
        { ...withLimit('1', null), inspections: monitored('KOLLANE_ROOSTE') },
        { ...withLimit('2', null), inspections: monitored('PRUUNROOSTE') },
      ],
      [
        { timesMax: 1, targets: [{ name: 'Kollane rooste', eppo: 'PUCCST' }] },
        { timesMax: 2, targets: [{ name: 'Pruunrooste', eppo: 'PUCCRE' }] },
      ],
    ),
    findings: [],
  },
  {
    name: 'the use says nothing: the copies count',
    facts: registerFacts(
      ['1', '2', '3', '4'].map((id) => withLimit(id, 3)),
      [{}, { crops: ['kartul'], timesMax: 3 }],
    ),
    findings: [{ ...broken, eventId: '4' }],
  },
  {
    name: 'nobody has said what grows there: the copies count',
    facts: registerFacts([withLimit('1', null), withLimit('2', null)], inWheatAndPotato, { field: {} }),
    findings: [],
  },
]
