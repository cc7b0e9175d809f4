import type { Heap } from '../../../jobs/schema.ts'
import { CATEGORY, JOB } from '../../../settings/table.ts'
import { slurry, solid } from '../../lib/fertilizing/situations.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleFarm, sampleJob } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]
const heapOf = (overrides: Partial<Heap>): Heap => ({
  manure: null,
  spreadOn: null,
  isNoticeGiven: false,
  ...overrides,
})
const HEAPS = { key: CATEGORY.manureHeap, name: 'Sõnniku aunastamine' }
const stacked = (date: string, heap: Partial<Heap> | null, overrides: Overrides = {}) =>
  sampleJob('fertilising', date, {
    _id: 'stack',
    category: HEAPS,
    job: { key: JOB.heaping, name: 'Sõnnikuauna moodustamine' },
    heap: heap && heapOf(heap),
    ...overrides,
  })
const removed = (date: string, overrides: Overrides = {}) =>
  sampleJob('fertilising', date, {
    _id: 'removal',
    category: HEAPS,
    job: { key: JOB.heapRemoval, name: 'Sõnnikuauna äravedu' },
    ...overrides,
  })
const spreadOn = (date: string, overrides: Overrides = {}) =>
  sampleJob('fertilising', date, { materials: [solid], ...overrides })

const ADVICE = { outcome: 'advice', eventId: 'stack' } as const
const solidStack = (date = '2026-06-10', heap: Partial<Heap> = {}) =>
  stacked(date, { manure: 'TAHESONNIK', ...heap })
/** The solid stack of 10 June, as it stands on a day. */
const standing = (today: string) =>
  sampleFarm({ today, stacks: [{ event: solidStack(), field: { _id: 'field', name: 'Mäepõld' } }] })
const litterStack = (date = '2026-06-10', heap: Partial<Heap> = {}) =>
  stacked(date, { manure: 'SUGAVALLAPANUSONNIK', ...heap })

const tooLong: readonly Example[] = [
  {
    name: 'solid manure on the last day of its two months',
    facts: sampleFacts([solidStack('2026-06-10', { spreadOn: '2026-08-10' })]),
    findings: [{ ...ADVICE, until: '2026-08-10' }],
  },
  {
    name: 'and the day after',
    facts: sampleFacts([solidStack('2026-06-10', { spreadOn: '2026-08-11' })]),
    findings: [
      ADVICE,
      {
        outcome: 'broken',
        eventId: 'stack',
        relatedId: null,
        date: '2026-08-11',
        until: '2026-08-10',
        cause: 'late|stack|2026-08-10',
        message:
          'Põld „Mäepõld“: töö „Sõnnikuauna moodustamine“ (10.06.2026): 10.06.2026 rajatud aun (tahesõnnik) laotati ' +
          '11.08.2026. Tahesõnnikut tohib aunas hoida kuni 2 kuud, see aun tuli laotada hiljemalt 10.08.2026, et ' +
          'toitained ei valguks vette. Kui päev on vale, parandage see; järgmine aun laotage varem või hoidke sõnnikut ' +
          'hoidlas.',
      },
    ],
  },
  {
    name: 'a spreading on the field tells the day',
    facts: sampleFacts([solidStack(), spreadOn('2026-08-11')]),
    findings: [ADVICE, { outcome: 'broken', eventId: 'fertilising', relatedId: 'stack', date: '2026-08-11' }],
  },
  {
    name: 'a removal tells it too',
    facts: sampleFacts([solidStack(), removed('2026-08-11')]),
    findings: [ADVICE, { outcome: 'broken', eventId: 'removal', relatedId: 'stack' }],
  },
  {
    name: 'only the first that follows counts',
    facts: sampleFacts([solidStack(), removed('2026-08-10'), spreadOn('2026-09-10')]),
    findings: [ADVICE],
  },
  {
    name: 'slurry does not come out of a stack',
    facts: sampleFacts([solidStack(), spreadOn('2026-08-11', { materials: [slurry] })]),
    findings: [ADVICE],
  },
  {
    name: 'a spreading before the stack is another',
    facts: sampleFacts([solidStack(), spreadOn('2026-06-09')]),
    findings: [ADVICE],
  },
  {
    name: 'a spreading that lasts beyond the last day',
    facts: sampleFacts([solidStack(), spreadOn('2026-08-09', { endDate: '2026-08-11' })]),
    findings: [ADVICE, { outcome: 'broken', date: '2026-08-11' }],
  },
  {
    name: 'a draft would come too late',
    facts: sampleFacts([solidStack(), spreadOn('2026-08-11', { status: 'DRAFT' })]),
    findings: [ADVICE, { outcome: 'broken', eventId: 'fertilising' }],
  },
  {
    name: 'deep litter on the last day of its eight months',
    facts: sampleFacts([litterStack('2026-02-10', { spreadOn: '2026-10-10', isNoticeGiven: true })]),
    findings: [{ ...ADVICE, until: '2026-10-10' }],
  },
  {
    name: 'and the day after',
    facts: sampleFacts([litterStack('2026-02-10', { spreadOn: '2026-10-11', isNoticeGiven: true })]),
    findings: [ADVICE, { outcome: 'broken', until: '2026-10-10' }],
  },
  {
    name: 'compost has 24 months',
    facts: sampleFacts([
      stacked('2024-05-10', { manure: 'KOMPOST', spreadOn: '2026-05-10', isNoticeGiven: true }),
      stacked(
        '2024-05-10',
        { manure: 'KOMPOST', spreadOn: '2026-05-11', isNoticeGiven: true },
        { _id: 'late' },
      ),
    ]),
    findings: [ADVICE, { outcome: 'advice' }, { outcome: 'broken', eventId: 'late' }],
  },
  {
    name: 'the last day of a shorter month',
    facts: sampleFacts([litterStack('2026-06-30', { spreadOn: '2027-03-01', isNoticeGiven: true })]),
    findings: [ADVICE, { outcome: 'broken', until: '2027-02-28' }],
  },
  {
    name: 'before the act nothing is told',
    facts: sampleFacts([solidStack('2019-05-01', { spreadOn: '2019-09-30' })]),
    findings: [],
  },
]

const notice: readonly Example[] = [
  {
    name: 'deep litter that stood two months needs no notice',
    facts: sampleFacts([litterStack('2026-06-10', { spreadOn: '2026-08-10' })]),
    findings: [ADVICE],
  },
  {
    name: 'a day longer without one',
    facts: sampleFacts([litterStack('2026-06-10', { spreadOn: '2026-08-11' })]),
    findings: [
      ADVICE,
      {
        outcome: 'broken',
        level: 'WARN',
        date: '2026-08-11',
        cause: 'notice|stack',
        message:
          'Põld „Mäepõld“: töö „Sõnnikuauna moodustamine“ (10.06.2026): 10.06.2026 rajatud aun (sügavallapanusõnnik) ' +
          'laotati 11.08.2026, üle 2 kuu hiljem, aga aunal puudub märge, et Keskkonnaamet on teavitatud. Kui talus on ' +
          'üle 5 loomühiku, tuleb teatada vähemalt 14 päeva enne aunastamist. Kui teatis on tehtud või loomi on vähem, ' +
          'märkige see aunastamise tööle.',
      },
    ],
  },
  {
    name: 'with one',
    facts: sampleFacts([litterStack('2026-06-10', { spreadOn: '2026-08-11', isNoticeGiven: true })]),
    findings: [ADVICE],
  },
]

const ban: readonly Example[] = [
  {
    name: 'stacked on the first closed day',
    facts: sampleFacts([solidStack('2026-11-01')]),
    findings: [
      {
        outcome: 'broken',
        eventId: 'stack',
        date: '2026-11-01',
        until: '2026-12-31',
        nextAllowed: '2027-01-01',
        cause: 'ban|2026-12-31',
        message:
          'Põld „Mäepõld“: töö „Sõnnikuauna moodustamine“ (01.11.2026): sõnnikut ei tohi aunastada 01.11.2026 kuni ' +
          '31.12.2026 (mõlemad päevad kaasa arvatud), sest talvel valguks see vette. Hoidke sõnnikut hoidlas ja ' +
          'aunastage alates 01.01.2027.',
      },
      ADVICE,
    ],
  },
  { name: 'the day before', facts: sampleFacts([solidStack('2026-10-31')]), findings: [ADVICE] },
  {
    name: 'on the last closed day',
    facts: sampleFacts([solidStack('2026-12-31')]),
    findings: [{ outcome: 'broken', date: '2026-12-31' }, ADVICE],
  },
  { name: 'on New Year', facts: sampleFacts([solidStack('2027-01-01')]), findings: [ADVICE] },
  {
    name: 'compost may be stacked then',
    facts: sampleFacts([stacked('2026-11-15', { manure: 'KOMPOST' })]),
    findings: [ADVICE],
  },
  {
    name: 'stacking that lasts into it',
    facts: sampleFacts([stacked('2026-10-30', { manure: 'TAHESONNIK' }, { endDate: '2026-11-02' })]),
    findings: [{ outcome: 'broken', date: '2026-11-01' }, ADVICE],
  },
]

const untold: readonly Example[] = [
  {
    name: 'nobody said what is in it',
    facts: sampleFacts([stacked('2026-06-10', null)]),
    findings: [
      {
        outcome: 'unknown',
        missing: ['heap'],
        message:
          'Põld „Mäepõld“: töö „Sõnnikuauna moodustamine“ (10.06.2026): on märkimata, mis sõnnik on aunas. Tahesõnnikut ' +
          'tohib aunas hoida kuni 2 kuud, sügavallapanusõnnikut kuni 8 kuud. Märkige sõnniku liik.',
      },
    ],
  },
  { name: 'a removal alone', facts: sampleFacts([removed('2026-11-15')]), findings: [] },
  {
    name: 'a plan has no day',
    facts: sampleFacts([
      stacked(
        '2026-11-15',
        { manure: 'TAHESONNIK' },
        { status: 'PLANNED', plannedYear: 2026, endDate: null },
      ),
    ]),
    findings: [],
  },
]

const ofStanding: readonly Example[] = [
  {
    name: 'a stack that stands, two weeks before its last day',
    farm: standing('2026-07-27'),
    findings: [
      {
        outcome: 'broken',
        level: 'WARN',
        targetId: 'stack',
        cause: 'standing|2026-08-10',
        until: '2026-08-10',
        message:
          'Põld „Mäepõld“: töö „Sõnnikuauna moodustamine“ (10.06.2026): aun (tahesõnnik) on laotamata. Tahesõnnikut tohib ' +
          'aunas hoida kuni 2 kuud, tähtaeg on 10.08.2026. Kui aun on juba laotatud või mujale viidud, märkige ' +
          'laotamise päev aunastamise tööle.',
      },
    ],
  },
  { name: 'a day earlier it is not told of', farm: standing('2026-07-26'), findings: [] },
  {
    name: 'a stack that stands too long',
    farm: standing('2026-08-11'),
    findings: [
      {
        level: 'WARN',
        outcome: 'broken',
        message:
          'Põld „Mäepõld“: töö „Sõnnikuauna moodustamine“ (10.06.2026): aun (tahesõnnik) on laotamata. Tahesõnnikut tohib ' +
          'aunas hoida kuni 2 kuud, tähtaeg oli 10.08.2026. Kui aun on juba laotatud või mujale viidud, märkige ' +
          'laotamise päev aunastamise tööle.',
      },
    ],
  },
]

export const manureStackExamples: readonly Example[] = [
  ...tooLong,
  ...notice,
  ...ban,
  ...untold,
  ...ofStanding,
]
