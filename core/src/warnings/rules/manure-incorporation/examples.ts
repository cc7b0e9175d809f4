import type { Fertilization } from '../../../jobs/schema.ts'
import type { EventFacts, FieldFacts, MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob, withCrop } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]

const manureOf = (organicType: string | null): MaterialLike => ({
  name: 'Sõnnik',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType,
})
const within = (
  hours: number | null,
  spreading: Fertilization['spreading'] = 'BROADCAST',
): Fertilization => ({
  highNutrientN: false,
  nutrientN: null,
  soilSampleYear: null,
  fertilizationBeforeSow: false,
  spreading,
  incorporatedWithinHours: hours,
})
const spread = (date: string, hours: number | null, overrides: Overrides = {}): EventFacts =>
  sampleJob('fertilising', date, {
    materials: [manureOf('TAHESONNIK')],
    fertilization: within(hours),
    ...overrides,
  })
const harvested = sampleJob('harvest', '2026-08-20')
const sown = (date: string) => sampleJob('sowing', date)
const ploughed = (date: string) =>
  sampleJob('cultivating', date, { _id: 'plough', job: { key: 'ploughing', name: 'Kündmine' } })

const harrowed = (date: string) =>
  sampleJob('cultivating', date, { _id: 'harrow', job: { key: 'harrowing', name: 'Äestamine' } })
const rolled = (date: string) =>
  sampleJob('cultivating', date, { _id: 'roll', job: { key: 'soil-rolling', name: 'Mullarullimine' } })

/** After a harvest of barley in August 2026. */
const onStubble = (...events: readonly EventFacts[]) =>
  sampleFacts([harvested, ...events], withCrop('suvioder'))
const broken = { outcome: 'broken', eventId: 'fertilising', nextAllowed: null } as const
const unknown = { outcome: 'unknown', date: null, eventId: 'fertilising' } as const
const grass: Partial<FieldFacts> = {
  yearInfo: [2026, 2027].map((year) => ({ year, mainCrop: { crop: 'korreliste_rohumaa' } })),
}

export const manureIncorporationExamples: readonly Example[] = [
  {
    name: 'on stubble, worked in too late',
    facts: onStubble(spread('2026-09-10', 25)),
    findings: [
      {
        ...broken,
        date: '2026-09-10',
        until: '2026-09-11',
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (10.09.2026) väetisega „Sõnnik“: sõnnik viidi mulda 25 tunni jooksul. ' +
          'Kasvava kultuurita põllul tuleb sõnnik mulda viia 24 tunni jooksul pärast laotamise lõppu, siin hiljemalt ' +
          '11.09.2026, et lämmastik ei lenduks ega jõuaks vette. Kui põllul kasvas kultuur, märkige selle külv.',
      },
    ],
  },
  { name: 'on stubble, after exactly 24 hours', facts: onStubble(spread('2026-09-10', 24)), findings: [] },
  {
    name: 'liquid manure too',
    facts: onStubble(spread('2026-09-10', 25, { materials: [manureOf('VEDELSONNIK')] })),
    findings: [broken],
  },
  {
    name: 'injected manure is in the soil at once',
    facts: onStubble(
      spread('2026-09-10', null, {
        materials: [manureOf('VEDELSONNIK')],
        fertilization: within(null, 'INJECTED'),
      }),
    ),
    findings: [],
  },
  {
    name: 'the hours run from the end of the spreading',
    facts: onStubble(spread('2026-09-10', 25, { endDate: '2026-09-12' })),
    findings: [{ ...broken, date: '2026-09-12', until: '2026-09-13' }],
  },
  {
    name: 'until the end of 2020 it was 48 hours',
    facts: sampleFacts(
      [sampleJob('harvest', '2020-08-20'), spread('2020-12-31', 48)],
      withCrop('suvioder', 2020),
    ),
    findings: [],
  },
  {
    name: 'and more than that was too late, in November too',
    facts: sampleFacts(
      [sampleJob('harvest', '2020-08-20'), spread('2020-11-10', 49)],
      withCrop('suvioder', 2020),
    ),
    findings: [{ ...broken, until: '2020-11-12' }],
  },
  {
    name: 'in 2021 it is 24 already',
    facts: sampleFacts([ploughed('2020-12-30'), spread('2021-01-01', 25)], withCrop('suvioder', 2021)),
    findings: [{ ...broken, until: '2021-01-02' }],
  },
  {
    name: 'before the present act nothing is said',
    facts: sampleFacts(
      [sampleJob('harvest', '2019-08-20'), spread('2019-09-30', 60)],
      withCrop('suvioder', 2019),
    ),
    findings: [],
  },
  {
    name: 'from its first day on it holds',
    facts: sampleFacts(
      [sampleJob('harvest', '2019-08-20'), spread('2019-10-01', 60)],
      withCrop('suvioder', 2019),
    ),
    findings: [broken],
  },
  {
    name: 'nobody said when it was worked in, and the field was not tilled',
    facts: onStubble(spread('2026-09-10', null)),
    findings: [
      {
        ...unknown,
        missing: ['incorporation'],
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (10.09.2026) väetisega „Sõnnik“: kasvava kultuurita põllul tuleb sõnnik ' +
          'mulda viia 24 tunni jooksul pärast laotamise lõppu, aga mulda viimise aeg on märkimata. Märkige, mitme ' +
          'tunni jooksul sõnnik mulda viidi, või lisage harimine.',
      },
    ],
  },
  {
    name: 'tilled on the day after the spreading: that answers it',
    facts: onStubble(spread('2026-09-10', null), sampleJob('cultivating', '2026-09-11')),
    findings: [],
  },
  {
    name: 'tilled two days after it does not',
    facts: onStubble(spread('2026-09-10', null), sampleJob('cultivating', '2026-09-12')),
    findings: [{ ...unknown, missing: ['incorporation'] }],
  },
  {
    name: 'rolled on the next day: that works nothing in',
    facts: onStubble(
      spread('2026-09-10', null),
      sampleJob('cultivating', '2026-09-11', { job: { key: 'soil-rolling', name: 'Mullarullimine' } }),
    ),
    findings: [{ ...unknown, missing: ['incorporation'] }],
  },
  {
    name: 'tillage does not speak against hours that are told',
    facts: onStubble(spread('2026-09-10', 30), sampleJob('cultivating', '2026-09-11')),
    findings: [broken],
  },
  {
    name: 'on a field that was sown a crop grows',
    facts: onStubble(sown('2026-09-05'), spread('2026-09-10', 48)),
    findings: [],
  },
  {
    name: 'on grassland a crop grows, before and after a cut',
    facts: sampleFacts([sampleJob('harvest', '2026-06-10'), spread('2026-06-15', 48)], grass),
    findings: [],
  },
  {
    name: 'on grassland without any job before',
    facts: sampleFacts([spread('2026-05-15', 48)], grass),
    findings: [],
  },
  {
    name: 'grassland that was ploughed is bare',
    facts: sampleFacts([ploughed('2026-09-05'), spread('2026-09-10', 48)], grass),
    findings: [broken],
  },
  {
    name: 'a winter crop stands in spring',
    facts: sampleFacts([spread('2026-04-10', 48)], withCrop('talinisu')),
    findings: [],
  },
  {
    name: 'before a spring crop is sown the field is bare',
    facts: sampleFacts([spread('2026-04-10', 48), sown('2026-04-25')], withCrop('suvioder')),
    findings: [broken],
  },
  {
    name: 'a spring crop that nobody has sown yet: not known',
    facts: sampleFacts([spread('2026-04-10', 48)], withCrop('suvioder')),
    findings: [{ ...unknown, missing: ['crop'] }],
  },
  {
    name: 'nothing is known of the field',
    facts: sampleFacts([spread('2026-09-10', 48)]),
    findings: [{ ...unknown, missing: ['crop'] }],
  },
  {
    name: 'a harvest with an undersown crop: it may grow on',
    facts: onStubble(
      sampleJob('sowing', '2026-05-10', { category: { key: 'undersowing', name: 'Allakülv' } }),
      spread('2026-09-10', 48),
    ),
    findings: [{ ...unknown, missing: ['crop'] }],
  },
  {
    name: 'a harvest 120 days before still tells, in December of 2020',
    facts: sampleFacts([sampleJob('harvest', '2020-08-03'), spread('2020-12-01', 49)]),
    findings: [broken],
  },
  {
    name: 'a harvest 121 days before does not',
    facts: sampleFacts([sampleJob('harvest', '2020-08-02'), spread('2020-12-01', 49)]),
    findings: [{ ...unknown, missing: ['crop'] }],
  },
  {
    name: 'in November another rule speaks',
    facts: onStubble(spread('2026-11-10', 30)),
    findings: [],
  },
  {
    name: 'an unknown kind of organic fertilizer',
    facts: onStubble(spread('2026-09-10', 30, { materials: [manureOf(null)] })),
    findings: [{ ...unknown, missing: ['nutrient'] }],
  },
  {
    name: 'compost is no manure',
    facts: onStubble(spread('2026-09-10', 30, { materials: [manureOf('KOMPOST')] })),
    findings: [],
  },
  {
    name: 'what is done is not judged against a draft',
    facts: sampleFacts([{ ...harvested, status: 'DRAFT' }, spread('2026-09-10', 30)]),
    findings: [{ ...unknown, missing: ['crop'] }],
  },
  {
    name: 'a draft would break it',
    facts: onStubble(spread('2026-09-10', 30, { status: 'DRAFT' })),
    findings: [{ ...broken, date: '2026-09-10' }],
  },
  {
    name: 'rolled after the sowing: the crop grows on',
    facts: sampleFacts(
      [sown('2026-05-01'), rolled('2026-05-02'), spread('2026-05-15', 25)],
      withCrop('suvioder'),
    ),
    findings: [],
  },
  {
    name: 'harrowed after the sowing: the crop may grow on',
    facts: sampleFacts(
      [sown('2026-05-01'), harrowed('2026-05-20'), spread('2026-05-25', 25)],
      withCrop('suvioder'),
    ),
    findings: [{ ...unknown, missing: ['crop'] }],
  },
  {
    name: 'a winter crop that was harrowed in spring may grow on',
    facts: sampleFacts([harrowed('2026-04-20'), spread('2026-04-25', 25)], withCrop('talinisu')),
    findings: [{ ...unknown, missing: ['crop'] }],
  },
  {
    name: 'harrowed and sown on one day: the sowing came last',
    facts: sampleFacts(
      [sown('2026-05-01'), { ...harrowed('2026-05-01'), _id: 'z' }, spread('2026-05-15', 25)],
      withCrop('suvioder'),
    ),
    findings: [],
  },
  {
    name: 'harrowed before the sowing: the field is bare',
    facts: sampleFacts([harrowed('2026-04-20'), spread('2026-04-25', 25)], withCrop('suvioder')),
    findings: [{ ...broken, date: '2026-04-25' }],
  },
  {
    name: 'spread over the end of November: told once, by the rule of November',
    facts: onStubble(spread('2026-11-30', 25, { endDate: '2026-12-01' })),
    findings: [],
  },
]
