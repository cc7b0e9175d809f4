import type { SoilMethod } from '../../../jobs/schema.ts'
import type { EventFacts, Facts, MaterialLike, SoilFacts } from '../../facts.ts'
import type { ManureApart } from '../../farm.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleFarm, sampleJob } from '../../sample.ts'

/** A field of 10 ha; 30 t/ha of 1 kg give 30 kg P/ha, and five years may have 125. */
const manure: MaterialLike = {
  name: 'Sõnnik',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType: 'TAHESONNIK',
  nutrient: { N: 1, P: 1, K: 1 },
  amount: 30,
  unit: 't/ha',
}
type Overrides = Pick<EventFacts, 'fertilization'>
const spreading = (_id: string, date: string, tonnes: number): EventFacts =>
  sampleJob('fertilising', date, { _id, materials: [{ ...manure, amount: tonnes }] })
/** 120 kg P/ha in the four years before 2026. */
const before = [2022, 2023, 2024, 2025].map((year) => spreading(String(year), `${year}-05-01`, 30))
const attention = { outcome: 'broken', level: 'WARN', until: '2026-12-31', nextAllowed: null } as const
const sampled = (
  soilSampleYear: number | null,
  nutrientN: number | null = 45,
  soilMethod?: SoilMethod,
): Overrides => ({
  fertilization: {
    ...(soilMethod && { soilMethod }),
    highNutrientN: true,
    nutrientN,
    soilSampleYear,
    fertilizationBeforeSow: false,
    spreading: null,
    incorporatedWithinHours: null,
  },
})
/** Samples of the field of 10 ha, which needs two, by Mehlich 3 and of 1 October 2025 unless told. */
const soil = (...samples: readonly Partial<SoilFacts>[]): SoilFacts[] =>
  samples.map((own) => ({
    date: '2025-10-01',
    p: 45,
    methodP: 'MEHLICH3',
    areaHa: null,
    below: [],
    ...own,
  }))
const twoOf = (own: Partial<SoilFacts>): SoilFacts[] => soil(own, own)
/** The job that comes above 125 kg, on a field with samples. */
const above = (samples: readonly SoilFacts[], own: Partial<EventFacts> = {}): Facts => ({
  ...sampleFacts([...before, { ...spreading('a', '2026-05-01', 6), ...own }]),
  samples,
})
const farm = (...phosphorus: readonly (readonly [year: number, phosphorusKg: number])[]) =>
  sampleFarm({
    fields: [{ _id: 'f', name: 'Mäepõld', area: 10, yearInfo: [] }],
    manure: phosphorus.map(([year, phosphorusKg]) => ({ year, nitrogenKg: 0, phosphorusKg })),
  })

/** A farm of one field that had so much in two years, and in 2026 what is told of it apart. */
const apart = (
  first: readonly [number, number],
  second: readonly [number, number],
  field: Pick<ManureApart, 'isNeedProven' | 'phosphorusKg'>,
) => {
  const overrides = farm(first, second, [2026, field.phosphorusKg])
  const own = { fieldId: 'f', nitrogenKg: 0, mayExceed: false, ...field }
  return {
    ...overrides,
    manure: overrides.manure.map((each) => (each.year === 2026 ? { ...each, apart: [own] } : each)),
  }
}

export const manurePhosphorusExceededExamples: readonly Example[] = [
  {
    name: 'exactly 125 kg in five years is free',
    facts: sampleFacts([...before, spreading('2026', '2026-05-01', 5)]),
    findings: [],
  },
  {
    name: 'the job that passes 125 kg in five years gets attention, and each after it',
    facts: sampleFacts([...before, spreading('a', '2026-05-01', 6), spreading('b', '2026-06-01', 4)]),
    findings: [
      {
        ...attention,
        eventId: 'a',
        relatedId: null,
        date: '2026-05-01',
        message:
          'Põld „Mäepõld“: aastatel 2022–2026 on sõnniku ja karjatamisega koos tööga „Väetamine“ antud 126 kg fosforit ' +
          'hektarile, aasta keskmisena 25,2 kg/ha. Ettevõtte haritava maa viie aasta keskmisena on lubatud 25 kg/ha. ' +
          'Vähendage kogust või tõendage suur fosforitarve kuni viie aasta vanuse mullaprooviga (kuni 45 mg/kg ' +
          'Mehlich 3, 40 AL või 19 DL järgi).',
      },
      { ...attention, eventId: 'b' },
    ],
  },
  {
    name: 'one year alone may have more than 25 kg',
    facts: sampleFacts([spreading('a', '2026-05-01', 125)]),
    findings: [],
  },
  {
    name: 'one year alone may not have more than five may',
    facts: sampleFacts([spreading('a', '2026-05-01', 126)]),
    findings: [{ ...attention, eventId: 'a' }],
  },
  {
    name: 'what was given in the sixth year before no longer counts',
    facts: sampleFacts([spreading('old', '2021-12-31', 120), spreading('a', '2026-01-01', 6)]),
    findings: [],
  },
  {
    name: 'what was given in the fifth year, from its first day, does',
    facts: sampleFacts([spreading('old', '2022-01-01', 120), spreading('a', '2026-12-31', 6)]),
    findings: [{ ...attention, eventId: 'a' }],
  },
  {
    name: 'grazing counts with manure',
    facts: sampleFacts([
      ...before,
      sampleJob('herding', '2026-06-01', {
        herding: [{ animalType: 'piimalehm', amount: 100, days: 20, hoursPerDay: 10 }],
      }),
    ]),
    findings: [{ ...attention, eventId: 'herding' }],
  },
  {
    name: 'the area of each year is the measure of that year',
    facts: sampleFacts([...before, spreading('a', '2026-05-01', 6)], {
      yearInfo: [
        { year: 2022, area: 20 },
        { year: 2023, area: 10 },
      ],
    }),
    findings: [],
  },
  ...[2022, 2026].map((year): Example => ({
    name: `a soil sample of ${year} that shows a large need lifts the limit in 2026`,
    facts: sampleFacts([...before, { ...spreading('a', '2026-05-01', 6), ...sampled(year) }]),
    findings: [],
  })),
  {
    name: 'a sample that becomes five years old in that year may be valid still',
    facts: sampleFacts([...before, { ...spreading('a', '2026-05-01', 6), ...sampled(2021) }]),
    findings: [
      {
        outcome: 'unknown',
        eventId: 'a',
        missing: ['soilSample'],
        message:
          'Põld „Mäepõld“: 2026. aastal on fosfor tööga „Väetamine“ üle viie aasta piiri. Kas mullaproov tõendab suurt ' +
          'fosforitarvet, ei ole teada: proovi fosfor või aasta puudub või proov saab sel aastal viis aastat vanaks. ' +
          'Kontrollige proovi päeva.',
      },
    ],
  },
  {
    name: 'an older sample proves nothing',
    facts: sampleFacts([...before, { ...spreading('a', '2026-05-01', 6), ...sampled(2020) }]),
    findings: [{ ...attention, eventId: 'a' }],
  },
  {
    name: 'nor does one that is taken later',
    facts: sampleFacts([...before, { ...spreading('a', '2026-05-01', 6), ...sampled(2027) }]),
    findings: [{ ...attention, eventId: 'a' }],
  },
  {
    name: 'more than 45 mg/kg is no large need',
    facts: sampleFacts([...before, { ...spreading('a', '2026-05-01', 6), ...sampled(2025, 45.1) }]),
    findings: [{ ...attention, eventId: 'a' }],
  },
  ...(
    [
      ['MEHLICH3', 45, 45.1],
      ['AL', 40, 40.1],
      ['DL', 19, 19.1],
    ] as const
  ).flatMap(([method, large, less]): Example[] => [
    {
      name: `by ${method} ${large} mg/kg is a large need`,
      facts: sampleFacts([
        ...before,
        { ...spreading('a', '2026-05-01', 6), ...sampled(2025, large, method) },
      ]),
      findings: [],
    },
    {
      name: `by ${method} ${less} mg/kg is none`,
      facts: sampleFacts([...before, { ...spreading('a', '2026-05-01', 6), ...sampled(2025, less, method) }]),
      findings: [{ ...attention, eventId: 'a' }],
    },
  ]),
  ...(
    [
      ['MEHLICH3', 45, 46],
      ['AL', 40, 41],
      ['DL', 19, 20],
    ] as const
  ).flatMap(([methodP, large, less]): Example[] => [
    {
      name: `samples of the field by ${methodP} with ${large} mg/kg lift the limit`,
      facts: above(twoOf({ methodP, p: large })),
      findings: [],
    },
    {
      name: `samples of the field by ${methodP} with ${less} mg/kg do not`,
      facts: above(twoOf({ methodP, p: less })),
      findings: [{ ...attention, eventId: 'a' }],
    },
  ]),
  {
    name: 'samples that show no large need are named',
    facts: above(twoOf({ p: 46 })),
    findings: [
      {
        ...attention,
        message:
          'Põld „Mäepõld“: aastatel 2022–2026 on sõnniku ja karjatamisega koos tööga „Väetamine“ antud 126 kg fosforit ' +
          'hektarile, aasta keskmisena 25,2 kg/ha. Ettevõtte haritava maa viie aasta keskmisena on lubatud 25 kg/ha. ' +
          'Põllu mullaproovid (01.10.2025, fosforit 46 mg/kg, Mehlich 3) suurt fosforitarvet ei näita. Vähendage kogust ' +
          'või tõendage suur fosforitarve kuni viie aasta vanuse mullaprooviga (kuni 45 mg/kg Mehlich 3, 40 AL või 19 ' +
          'DL järgi).',
      },
    ],
  },
  {
    name: 'the mean of the round has the class: 45.4 is 45, and large',
    facts: above(soil({ p: 40.4 }, { p: 50.4 })),
    findings: [],
  },
  {
    name: 'and 45.5 is 46',
    facts: above(soil({ p: 40.6 }, { p: 50.4 })),
    findings: [{ ...attention, eventId: 'a' }],
  },
  {
    name: 'one sample is too few for 10 ha',
    facts: above(soil({})),
    findings: [
      {
        ...attention,
        message:
          'Põld „Mäepõld“: aastatel 2022–2026 on sõnniku ja karjatamisega koos tööga „Väetamine“ antud 126 kg fosforit ' +
          'hektarile, aasta keskmisena 25,2 kg/ha. Ettevõtte haritava maa viie aasta keskmisena on lubatud 25 kg/ha. ' +
          'Suurt fosforitarvet näitab mullaproov (01.10.2025, fosforit 45 mg/kg, Mehlich 3), kuid kehtivaid proove on 1, ' +
          'vaja on 2: üks iga 5 ha kohta. Vähendage kogust või tõendage suur fosforitarve kuni viie aasta vanuse ' +
          'mullaprooviga (kuni 45 mg/kg Mehlich 3, 40 AL või 19 DL järgi).',
      },
    ],
  },
  {
    name: 'samples of earlier rounds that are valid still are counted',
    facts: above(soil({}, { date: '2022-10-01', p: 90 })),
    findings: [],
  },
  {
    name: 'a field of 5 ha in the year of the job needs one',
    facts: {
      ...sampleFacts([...before, spreading('a', '2026-05-01', 3)], {
        yearInfo: [
          { year: 2022, area: 10 },
          { year: 2026, area: 5 },
        ],
      }),
      samples: soil({}),
    },
    findings: [],
  },
  {
    name: 'samples prove for five years to the day',
    facts: above(twoOf({ date: '2021-05-01' })),
    findings: [],
  },
  {
    name: 'and no longer on the day after',
    facts: above(twoOf({ date: '2021-04-30' })),
    findings: [
      {
        ...attention,
        message:
          'Põld „Mäepõld“: aastatel 2022–2026 on sõnniku ja karjatamisega koos tööga „Väetamine“ antud 126 kg fosforit ' +
          'hektarile, aasta keskmisena 25,2 kg/ha. Ettevõtte haritava maa viie aasta keskmisena on lubatud 25 kg/ha. ' +
          'Põllu viimane mullaproov (30.04.2021) kehtis kuni 30.04.2026. Vähendage kogust või tõendage suur ' +
          'fosforitarve kuni viie aasta vanuse mullaprooviga (kuni 45 mg/kg Mehlich 3, 40 AL või 19 DL järgi).',
      },
    ],
  },
  {
    name: 'samples of the very day count',
    facts: above(twoOf({ date: '2026-05-01' })),
    findings: [],
  },
  {
    name: 'and those of the day after do not',
    facts: above(twoOf({ date: '2026-05-02' })),
    findings: [{ ...attention, eventId: 'a' }],
  },
  {
    name: 'samples without their phosphorus prove nothing yet',
    facts: above(twoOf({ p: null })),
    findings: [{ ...attention, eventId: 'a' }],
  },
  {
    name: 'of samples without a method the class is not known',
    facts: above(twoOf({ methodP: null })),
    findings: [
      {
        outcome: 'unknown',
        missing: ['soilSample'],
        message:
          'Põld „Mäepõld“: 2026. aastal on fosfor tööga „Väetamine“ üle viie aasta piiri. Kas mullaproov tõendab suurt ' +
          'fosforitarvet, ei ole teada: põllu mullaproovi (01.10.2025, fosforit 45 mg/kg) meetodit ei ole kirjas. ' +
          'Lisage see.',
      },
    ],
  },
  {
    name: 'but 46 mg/kg is a large need by none',
    facts: above(twoOf({ methodP: null, p: 46 })),
    findings: [{ ...attention, eventId: 'a' }],
  },
  {
    name: 'before there were classes samples prove nothing',
    facts: {
      ...sampleFacts([spreading('a', '2019-10-03', 126)]),
      samples: twoOf({ date: '2019-01-01' }),
    },
    findings: [{ outcome: 'broken', eventId: 'a' }],
  },
  {
    name: 'samples that show no large need outweigh what is written on the job of their year',
    facts: above(twoOf({ p: 46 }), sampled(2025)),
    findings: [{ ...attention, eventId: 'a' }],
  },
  {
    name: 'but not a later one',
    facts: above(twoOf({ p: 46 }), sampled(2026)),
    findings: [],
  },
  {
    name: 'where samples are too few, what is written on the job counts',
    facts: above(soil({}), sampled(2025)),
    findings: [],
  },
  {
    name: 'a plan for a year in whose midst samples end is not sure',
    facts: above(twoOf({ date: '2021-06-01' }), { status: 'PLANNED', plannedYear: 2026, endDate: null }),
    findings: [{ outcome: 'unknown', eventId: 'a', missing: ['soilSample'] }],
  },
  {
    name: 'a plan is free where they hold to the end of its year',
    facts: above(twoOf({ date: '2021-12-31' }), { status: 'PLANNED', plannedYear: 2026, endDate: null }),
    findings: [],
  },
  {
    name: 'and is not where they ended before it',
    facts: above(twoOf({ date: '2020-12-31' }), { status: 'PLANNED', plannedYear: 2026, endDate: null }),
    findings: [{ ...attention, eventId: 'a', date: null }],
  },
  {
    name: 'a sample without its year or figure leaves it open',
    facts: sampleFacts([
      ...before,
      { ...spreading('a', '2026-05-01', 6), ...sampled(null) },
      { ...spreading('b', '2026-05-02', 6), ...sampled(2025, null) },
    ]),
    findings: [
      { outcome: 'unknown', eventId: 'a', missing: ['soilSample'] },
      { outcome: 'unknown', eventId: 'b', missing: ['soilSample'] },
    ],
  },
  {
    name: 'manure without its phosphorus is said, and adds nothing',
    facts: sampleFacts([
      ...before,
      sampleJob('fertilising', '2026-05-01', {
        materials: [{ ...manure, organicType: null, nutrient: { N: 5 } }],
      }),
    ]),
    findings: [{ outcome: 'unknown', missing: ['nutrient'] }],
  },
  {
    name: 'a draft and a plan are added to what is done',
    facts: sampleFacts([
      ...before,
      { ...spreading('draft', '2026-05-01', 6), status: 'DRAFT' },
      { ...spreading('plan', '2026-01-01', 1), status: 'PLANNED', plannedYear: 2026, endDate: null },
    ]),
    findings: [
      { ...attention, eventId: 'draft', date: '2026-05-01' },
      { ...attention, eventId: 'plan', date: null },
    ],
  },
  {
    name: 'what is done is not judged against a draft',
    facts: sampleFacts([
      { ...spreading('draft', '2025-05-01', 120), status: 'DRAFT' },
      spreading('a', '2026-05-01', 6),
    ]),
    findings: [],
  },
  {
    name: 'exactly the mean of 25 kg on the farm is free: 1250 kg on 10 ha in five years',
    farm: farm([2022, 500], [2024, 500], [2026, 250]),
    findings: [],
  },
  {
    name: 'a farm above the mean breaks the law',
    farm: farm([2022, 500], [2024, 500], [2026, 260]),
    findings: [
      {
        outcome: 'broken',
        targetId: '2026',
        date: null,
        message:
          'Aastatel 2022–2026 on sõnniku ja karjatamisega antud haritava maa hektarile keskmiselt 25,2 kg fosforit ' +
          'aastas; lubatud on 25 kg/ha. Põllud, mille suurt fosforitarvet tõendab sel aastal mullaproov, on ' +
          'arvestusest väljas. Kontrollige koguseid ja väetiste sisaldust ning laotage sel aastal vähem sõnnikut.',
      },
    ],
  },
  {
    name: 'a field above the mean with its proven need leaves the mean, with its land',
    farm: apart([2022, 500], [2024, 500], { isNeedProven: true, phosphorusKg: 400 }),
    findings: [],
  },
  {
    name: 'a field above the mean without proof does not',
    farm: apart([2022, 500], [2024, 500], { isNeedProven: false, phosphorusKg: 400 }),
    findings: [{ outcome: 'broken', targetId: '2026' }],
  },
  {
    name: 'a field below the mean stays, though its need is proven',
    farm: apart([2022, 700], [2024, 500], { isNeedProven: true, phosphorusKg: 250 }),
    findings: [{ outcome: 'broken', targetId: '2026' }],
  },
  {
    name: 'a year before the five does not count',
    farm: farm([2021, 5000], [2026, 260]),
    findings: [],
  },
  { name: 'a farm without fields has no mean', farm: { ...farm([2026, 5000]), fields: [] }, findings: [] },
]
