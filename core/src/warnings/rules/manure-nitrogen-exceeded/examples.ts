import type { EventFacts, MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleFarm, sampleJob, withCrop } from '../../sample.ts'

/** A field of 10 ha; 50 m3/ha of 3.4 kg give 170 kg N/ha. */
const slurry: MaterialLike = {
  name: 'Läga',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType: 'VEDELSONNIK',
  nutrient: { N: 3.4, P: 0.5, K: 2 },
  amount: 50,
  unit: 'm3/ha',
}
const spreading = (_id: string, date: string, material: MaterialLike = slurry): EventFacts =>
  sampleJob('fertilising', date, { _id, materials: [material] })
const little: MaterialLike = { ...slurry, amount: 1 }
const mean = (nitrogenKg: number, year = 2026) =>
  sampleFarm({
    fields: [
      {
        _id: 'f1',
        name: 'Mäepõld',
        area: 10,
        yearInfo: [
          { year: 2025, area: 5 },
          { year: 2026, area: 10 },
        ],
      },
      { _id: 'f2', name: 'Orupõld', area: 20, yearInfo: [] },
    ],
    manure: [{ year, nitrogenKg, phosphorusKg: 0 }],
  })
/** 5400 kg on 30 ha, of which so many on 10 ha of grass that may have more. */
const withException = (nitrogenKg: number) => {
  const farm = mean(5400)
  const field = { fieldId: 'f1', nitrogenKg, phosphorusKg: 0, isNeedProven: false, mayExceed: true }
  return { ...farm, manure: farm.manure.map((each) => ({ ...each, apart: [field] })) }
}
const grass = withCrop('korreliste_rohumaa')
const attention = { outcome: 'broken', level: 'WARN', until: '2026-12-31', nextAllowed: null } as const

export const manureNitrogenExceededExamples: readonly Example[] = [
  {
    name: 'exactly the limit on a field is free',
    facts: sampleFacts([spreading('1', '2026-05-01')]),
    findings: [],
  },
  {
    name: 'a field above it gets attention on the job that passes it, and on each after it',
    facts: sampleFacts([
      spreading('1', '2026-05-01'),
      spreading('2', '2026-06-01', little),
      spreading('3', '2026-10-01', little),
    ]),
    findings: [
      {
        ...attention,
        eventId: '2',
        relatedId: null,
        date: '2026-06-01',
        message:
          'Põld „Mäepõld“: 2026. aastal on sõnniku ja karjatamisega koos tööga „Väetamine“ antud 1\u00A0734 kg lämmastikku ' +
          '10 ha kohta ehk 173,4 kg/ha. Ettevõtte haritava maa keskmisena on lubatud 170 kg/ha aastas. Vähendage ' +
          'kogust või jälgige, et keskmine jääks piiri alla; uus arvestus algab 01.01.2027.',
      },
      { ...attention, eventId: '3', date: '2026-10-01' },
    ],
  },
  {
    name: 'a sum is told to two decimals: 187.71 kg/ha',
    facts: sampleFacts([
      spreading('1', '2026-05-01', {
        ...slurry,
        nutrient: { N: 1, P: 1, K: 1 },
        amount: 187.71,
        unit: 't/ha',
        organicType: 'TAHESONNIK',
      }),
    ]),
    findings: [
      {
        ...attention,
        eventId: '1',
        message:
          'Põld „Mäepõld“: 2026. aastal on sõnniku ja karjatamisega koos tööga „Väetamine“ antud 1\u00A0877,1 kg lämmastikku ' +
          '10 ha kohta ehk 187,71 kg/ha. Ettevõtte haritava maa keskmisena on lubatud 170 kg/ha aastas. Vähendage ' +
          'kogust või jälgige, et keskmine jääks piiri alla; uus arvestus algab 01.01.2027.',
      },
    ],
  },
  {
    name: 'a gram above it is seen',
    facts: sampleFacts([spreading('1', '2026-05-01', { ...slurry, nutrient: { N: 3.400_02 } })]),
    findings: [{ ...attention, eventId: '1' }],
  },
  {
    name: 'less than half a gram is the error of fractions',
    facts: sampleFacts([spreading('1', '2026-05-01', { ...slurry, nutrient: { N: 3.400_009 } })]),
    findings: [],
  },
  {
    name: 'grass in two parts before 15 August: no fault, but an account of its own is due',
    facts: sampleFacts([spreading('1', '2026-05-01'), spreading('2', '2026-08-14', little)], grass),
    findings: [
      {
        outcome: 'advice',
        eventId: '2',
        date: null,
        message:
          'Põld „Mäepõld“: 2026. aastal on sõnniku ja karjatamisega antud 173,4 kg lämmastikku hektarile, üle 170 kg/ha. ' +
          'Maisile, heintaimedele ja rohumaale, kus liblikõielisi on kuni 25%, tohib väljaspool nitraaditundlikku ala ja ' +
          'turvasmuldi anda sõnnikut rohkem, kui seda tehakse mitmes jaos enne 15. augustit (veeseadus § 161 lg 2). Siis ' +
          'peab lämmastiku ja fosfori arvestus olema põllu kaupa (§ 161 lg 3¹) ja kultuuri suurimat lämmastikukogust ei ' +
          'tohi ületada.',
      },
    ],
  },
  {
    name: 'on 15 August it is too late for the last part',
    facts: sampleFacts([spreading('1', '2026-05-01'), spreading('2', '2026-08-15', little)], grass),
    findings: [{ ...attention, eventId: '2' }],
  },
  {
    name: 'one part alone is not several',
    facts: sampleFacts([spreading('1', '2026-05-01', { ...slurry, amount: 51 })], grass),
    findings: [{ ...attention, eventId: '1' }],
  },
  {
    name: 'maize may have more, too',
    facts: sampleFacts(
      [spreading('1', '2026-05-01'), spreading('2', '2026-06-01', little)],
      withCrop('mais'),
    ),
    findings: [{ outcome: 'advice', eventId: '2' }],
  },
  ...['talinisu', 'sorgo', 'lutsern'].map((crop) => ({
    name: `${crop} may not`,
    facts: sampleFacts([spreading('1', '2026-05-01'), spreading('2', '2026-06-01', little)], withCrop(crop)),
    findings: [{ ...attention, eventId: '2' }],
  })),
  {
    name: 'nor may grass in the nitrate-vulnerable area',
    facts: sampleFacts([spreading('1', '2026-05-01'), spreading('2', '2026-06-01', little)], {
      ...grass,
      nitrateZone: true,
    }),
    findings: [{ ...attention, eventId: '2' }],
  },
  {
    name: 'nor where the year of one of the jobs says that it lies there',
    facts: sampleFacts([spreading('1', '2026-05-01'), spreading('2', '2026-06-01', little)], {
      nitrateZone: false,
      yearInfo: [{ year: 2026, nitrateZone: true, mainCrop: grass.yearInfo?.[0]?.mainCrop }],
    }),
    findings: [{ ...attention, eventId: '2' }],
  },
  {
    name: 'the last day of a year and the first of the next are two years, though one season',
    facts: sampleFacts([spreading('1', '2025-12-31'), spreading('2', '2026-01-01')]),
    findings: [],
  },
  {
    name: 'two seasons of one calendar year are one year',
    facts: sampleFacts([spreading('1', '2026-08-31'), spreading('2', '2026-09-01', little)]),
    findings: [{ ...attention, eventId: '2' }],
  },
  {
    name: 'a job on a part of the field is spread over all of it',
    facts: sampleFacts([{ ...spreading('1', '2026-05-01', { ...slurry, amount: 100 }), area: 5 }]),
    findings: [],
  },
  {
    name: 'grazing counts with manure, by animals, days and hours',
    facts: sampleFacts([
      spreading('1', '2026-05-01'),
      sampleJob('herding', '2026-06-01', {
        herding: [{ animalType: 'piimalehm', amount: 10, days: 10, hoursPerDay: 10 }],
      }),
    ]),
    findings: [
      {
        ...attention,
        eventId: 'herding',
        message:
          'Põld „Mäepõld“: 2026. aastal on sõnniku ja karjatamisega koos tööga „Karjatamine“ antud 1\u00A0715,42 kg ' +
          'lämmastikku 10 ha kohta ehk 171,54 kg/ha. Ettevõtte haritava maa keskmisena on lubatud 170 kg/ha aastas. ' +
          'Vähendage kogust või jälgige, et keskmine jääks piiri alla; uus arvestus algab 01.01.2027. Arvutuses on ' +
          'soovituslikke väärtusi: kontrollige väetise sisaldust.',
      },
    ],
  },
  {
    name: 'compost of plants and mineral fertilizer are no manure',
    facts: sampleFacts([
      spreading('1', '2026-05-01', { ...slurry, organicType: 'KOMPOST', amount: 500, unit: 't/ha' }),
      spreading('2', '2026-05-02', { ...slurry, fertilizerKind: 'MINERAL_FERTILIZER', nutrient: { N: 46 } }),
    ]),
    findings: [],
  },
  {
    name: 'an organic fertilizer of which nobody says what it is counts as manure',
    facts: sampleFacts([spreading('1', '2026-05-01', { ...slurry, organicType: null, amount: 51 })]),
    findings: [{ ...attention, eventId: '1' }],
  },
  {
    name: 'a heap on the field is not spread yet',
    facts: sampleFacts([
      {
        ...spreading('1', '2026-05-01', { ...slurry, amount: 500 }),
        category: { key: 'manure-heap', name: '' },
      },
    ]),
    findings: [],
  },
  {
    name: 'without an analysis the table speaks, and without an amount nobody can tell',
    facts: sampleFacts([
      spreading('1', '2026-05-01', { ...slurry, nutrient: null, amount: 48 }),
      spreading('2', '2026-05-02', { ...slurry, amount: null }),
    ]),
    findings: [
      { ...attention, eventId: '1' },
      {
        outcome: 'unknown',
        eventId: '2',
        missing: ['amount'],
        message:
          'Põld „Mäepõld“: töö „Väetamine“ lämmastikku ei saa lõpuni arvestada. Puudub kogus: „Läga“. Lisage see, et ' +
          'piirmäära saaks kontrollida.',
      },
    ],
  },
  {
    name: 'what lacks in several manures of one job is said once',
    facts: sampleFacts([
      sampleJob('fertilising', '2026-05-01', {
        materials: [
          { ...slurry, amount: null },
          { ...slurry, name: 'Sõnnik', organicType: null, nutrient: null },
        ],
      }),
    ]),
    findings: [
      {
        outcome: 'unknown',
        missing: ['amount', 'nutrient'],
        message:
          'Põld „Mäepõld“: töö „Väetamine“ lämmastikku ei saa lõpuni arvestada. Puuduvad kogus ja toiteainesisaldus: ' +
          '„Läga“, „Sõnnik“. Lisage need, et piirmäära saaks kontrollida.',
      },
    ],
  },
  {
    name: 'a draft is judged against all that is done, even what is done after its day',
    facts: sampleFacts([
      { ...spreading('draft', '2026-04-01', little), status: 'DRAFT' },
      spreading('1', '2026-05-01'),
    ]),
    findings: [{ ...attention, eventId: 'draft', date: '2026-04-01' }],
  },
  {
    name: 'what is done is not judged against a draft',
    facts: sampleFacts([
      { ...spreading('draft', '2026-04-01', slurry), status: 'DRAFT' },
      spreading('1', '2026-05-01', little),
    ]),
    findings: [{ ...attention, eventId: 'draft' }],
  },
  {
    name: 'a plan counts to its planned year and has no day',
    facts: sampleFacts([
      spreading('1', '2026-05-01'),
      { ...spreading('plan', '2026-01-01', little), status: 'PLANNED', plannedYear: 2026, endDate: null },
      { ...spreading('next', '2027-01-01', little), status: 'PLANNED', plannedYear: 2027, endDate: null },
    ]),
    findings: [{ ...attention, eventId: 'plan', date: null }],
  },
  {
    name: 'a plan is not judged against what is done in the autumn, which is of the next crop year',
    facts: sampleFacts([
      { ...spreading('plan', '2026-01-01', little), status: 'PLANNED', plannedYear: 2026, endDate: null },
      spreading('1', '2026-10-01'),
    ]),
    findings: [],
  },
  {
    name: 'exactly the limit on the whole farm is free: 170 kg on each of 30 ha',
    farm: mean(5100),
    findings: [],
  },
  {
    name: 'a farm above it breaks the law',
    farm: mean(5130),
    findings: [
      {
        outcome: 'broken',
        targetId: '2026',
        date: null,
        message:
          '2026. aastal on sõnniku ja karjatamisega antud 5\u00A0130 kg lämmastikku 30 ha kohta ehk 171 kg/ha. Haritava ' +
          'maa keskmisena on lubatud 170 kg/ha aastas. Kontrollige koguseid ja väetiste sisaldust; sõnnik, mis üle jääb, ' +
          'andke teise ettevõtte maale või jätke järgmisse aastasse.',
      },
    ],
  },
  {
    name: 'a farm above it for fields alone that may have more: attention',
    farm: withException(3000),
    findings: [
      {
        outcome: 'broken',
        level: 'WARN',
        cause: '170|161-2',
        message:
          '2026. aastal on sõnniku ja karjatamisega antud haritava maa keskmisena 180 kg lämmastikku hektarile, üle 170 ' +
          'kg/ha. Maisile, heintaimedele ja rohumaale, kus liblikõielisi on kuni 25%, tohib väljaspool nitraaditundlikku ' +
          'ala ja turvasmuldi anda sõnnikut rohkem, kui seda tehakse mitmes jaos enne 15. augustit (veeseadus § 161 lg ' +
          '2). Siis peab lämmastiku ja fosfori arvestus olema põllu kaupa (§ 161 lg 3¹) ja kultuuri suurimat ' +
          'lämmastikukogust ei tohi ületada.',
      },
    ],
  },
  {
    name: 'a farm whose other fields are above it breaks the law: 3500 kg on 20 ha',
    farm: withException(1900),
    findings: [
      {
        outcome: 'broken',
        level: 'ERROR',
        cause: '170',
        message:
          '2026. aastal on sõnniku ja karjatamisega antud 3\u00A0500 kg lämmastikku 20 ha kohta ehk 175 kg/ha. Haritava maa ' +
          'keskmisena on lubatud 170 kg/ha aastas. Kontrollige koguseid ja väetiste sisaldust; sõnnik, mis üle jääb, ' +
          'andke teise ettevõtte maale või jätke järgmisse aastasse. Erandiga põllud (§ 161 lg 2) on arvestusest väljas.',
      },
    ],
  },
  {
    name: 'a year is measured by the areas of that year',
    farm: mean(5100, 2025),
    findings: [{ targetId: '2025' }],
  },
  { name: 'a farm without fields has no mean', farm: { ...mean(5100), fields: [] }, findings: [] },
]
