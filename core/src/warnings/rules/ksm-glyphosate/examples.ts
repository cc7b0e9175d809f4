import type { OtherCrop } from '../../../fields/schema.ts'
import { CATEGORY } from '../../../settings/table.ts'
import type { MaterialLike } from '../../facts.ts'
import { registered } from '../../lib/register/register-sample.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob, sampleProduct, sampleProducts, withCrop } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]
const roundup: MaterialLike = {
  name: 'Roundup',
  type: 'chemical',
  ingredients: [{ name: 'Glüfosaat', code: 'glufosaat' }],
}
const sprayed = (date: string, overrides: Overrides = {}) =>
  sampleJob('spraying', date, { materials: [roundup], ...overrides })
const sown = (date: string) => sampleJob('sowing', date)
const harvested = (date: string, overrides: Overrides = {}) => sampleJob('harvest', date, overrides)

const on = (
  crop: string | null,
  jobs: readonly ReturnType<typeof sampleJob>[],
  ksmYears: readonly number[] = [2026],
) => ({ ...sampleFacts(jobs, crop === null ? {} : withCrop(crop)), ksmYears })

const broken = { outcome: 'broken', eventId: 'spraying', relatedId: null } as const
const unknown = { outcome: 'unknown', date: null } as const

const crops: readonly Example[] = [
  {
    name: 'on a crop that has come up',
    facts: on('suvioder', [sown('2026-05-01'), sprayed('2026-05-20', { growthStage: 9 })]),
    findings: [
      {
        ...broken,
        date: '2026-05-20',
        cause: 'growing|suvioder',
        message:
          'Põld „Mäepõld“: töös „Pritsimine“ (20.05.2026) kasutati glüfosaati (vahend „Roundup“), aga „Suvioder“ oli ' +
          'tärganud ja koristamata. KSM toetuses ei tohi glüfosaati põllukultuuril kasutada tärkamisest, istutamisest ' +
          'või maha panemisest koristuseni. Pritsige enne tärkamist või pärast koristust.',
      },
    ],
  },
  {
    name: 'a stage before, after the sowing',
    facts: on('suvioder', [sown('2026-05-01'), sprayed('2026-05-05', { growthStage: 8 })]),
    findings: [],
  },
  {
    name: 'on the seed bed of that day',
    facts: on('suvioder', [sown('2026-05-01'), sprayed('2026-05-01', { growthStage: 0 })]),
    findings: [],
  },
  {
    name: 'ripening is before the harvest',
    facts: on('talinisu', [sprayed('2026-08-01', { growthStage: 89 }), harvested('2026-08-15')]),
    findings: [broken],
  },
  {
    name: 'on the stubble of the crop year before, nobody has sown yet',
    facts: on('talinisu', [harvested('2025-08-20'), sprayed('2025-09-05')], [2025]),
    findings: [],
  },
  {
    name: 'so long after that harvest that something may have been sown',
    facts: on('talinisu', [harvested('2025-08-20'), sprayed('2025-12-19')], [2025]),
    findings: [{ ...unknown, missing: ['growthStage'] }],
  },
  {
    name: 'tilled before the potatoes are planted: nobody can tell',
    facts: on('kartul', [sampleJob('cultivating', '2026-05-01'), sprayed('2026-05-20')]),
    findings: [{ ...unknown, missing: ['growthStage'] }],
  },
  {
    name: 'after the harvest',
    facts: on('talinisu', [harvested('2026-08-15'), sprayed('2026-08-25')]),
    findings: [],
  },
  {
    name: 'on the day of the harvest it is harvested',
    facts: on('talinisu', [harvested('2026-08-15'), sprayed('2026-08-15')]),
    findings: [],
  },
  {
    name: 'on rape that was sown after the harvest of the year',
    facts: on('talinisu', [
      harvested('2026-08-01'),
      sown('2026-08-10'),
      sprayed('2026-08-25', { growthStage: 10 }),
    ]),
    findings: [broken],
  },
  {
    name: 'a harvest that is only planned tells nothing',
    facts: on('talinisu', [
      harvested('2026-07-15', { status: 'DRAFT' }),
      sprayed('2026-08-01', { growthStage: 89 }),
    ]),
    findings: [broken],
  },
  {
    name: 'sown, and nobody said how far it is',
    facts: on('suvioder', [sown('2026-05-01'), sprayed('2026-05-20')]),
    findings: [{ ...unknown, missing: ['growthStage'] }],
  },
  {
    name: 'before the sowing',
    facts: on('suvioder', [sprayed('2026-04-20'), sown('2026-05-01')]),
    findings: [],
  },
  {
    name: 'in the autumn before a spring crop',
    facts: on('suvioder', [sprayed('2025-09-20')], [2025, 2026]),
    findings: [],
  },
  {
    name: 'before spring nothing that is sown in spring stands',
    facts: on('suvioder', [sprayed('2026-02-28')]),
    findings: [],
  },
  {
    name: 'from spring on nobody can tell without a sowing',
    facts: on('suvioder', [sprayed('2026-03-01')]),
    findings: [{ ...unknown, missing: ['growthStage'] }],
  },
]

const places: readonly Example[] = [
  { name: 'on black fallow', facts: on('mustkesa', [sprayed('2026-06-10')]), findings: [broken] },
  { name: 'on land left out of use', facts: on('soot', [sprayed('2026-06-10')]), findings: [broken] },
  { name: 'on a garden crop, whenever', facts: on('porgand', [sprayed('2026-04-10')]), findings: [broken] },
  {
    name: 'potatoes are a field crop',
    facts: on('kartul', [sprayed('2026-05-01'), sown('2026-05-10')]),
    findings: [],
  },
  {
    name: 'potatoes from planting on, before they come up',
    facts: on('kartul', [sown('2026-05-10'), sprayed('2026-05-20', { growthStage: 5 })]),
    findings: [{ ...broken, cause: 'planted|kartul' }],
  },
  {
    name: 'lifted potatoes',
    facts: on('kartul', [sown('2026-05-10'), harvested('2026-08-20'), sprayed('2026-08-25')]),
    findings: [],
  },
  {
    name: 'nobody said what grows',
    facts: on(null, [sprayed('2026-06-10')]),
    findings: [{ ...unknown, missing: ['crop'] }],
  },
]

const seeded = (crop: string) => ({ materials: [{ name: 'Seeme', type: 'seed', subtype: crop }] })
const undersown = (date: string, crop: string) =>
  sampleJob('sowing', date, {
    _id: 'undersowing',
    category: { key: CATEGORY.undersowing, name: 'Allakülv' },
    ...seeded(crop),
  })
interface Caught {
  readonly crop?: string
  readonly next?: string
  readonly area?: number
  readonly others?: readonly OtherCrop[]
}
/** A field of 10 ha with winter wheat, a catch crop after it, and what the next year brings. */
const caught = (
  jobs: readonly ReturnType<typeof sampleJob>[],
  { crop = 'valge_sinep', next = 'kaer', area, others = [] }: Caught = {},
) => {
  const own = { crop, use: 'CATCH_CROP_KSM' as const, ...(area === undefined ? {} : { area }) }
  const yearInfo = [
    { year: 2026, mainCrop: { crop: 'talinisu' }, otherCrops: [own, ...others] },
    { year: 2027, mainCrop: { crop: next } },
  ]
  return { ...sampleFacts(jobs, { yearInfo }), ksmYears: [2026, 2027] }
}
const reaped = harvested('2026-08-10')
const catchSown = sampleJob('sowing', '2026-08-20', seeded('valge_sinep'))

const catchCrops: readonly Example[] = [
  {
    name: 'on a catch crop',
    facts: caught([reaped, catchSown, sprayed('2026-08-25')]),
    findings: [
      {
        ...broken,
        date: '2026-08-25',
        cause: 'catch crop|valge_sinep',
        message:
          'Põld „Mäepõld“: töös „Pritsimine“ (25.08.2026) kasutati glüfosaati (vahend „Roundup“), aga põllul oli ' +
          'vahekultuur „Valge sinep“. KSM toetuses ei tohi glüfosaati vahekultuuril kasutada. Pritsige enne ' +
          'vahekultuuri külvi või lõpetage vahekultuur mullaharimisega.',
      },
    ],
  },
  {
    name: 'on it over the turn of the season',
    facts: caught([reaped, catchSown, sprayed('2026-10-20')]),
    findings: [{ ...broken, date: '2026-10-20', cause: 'catch crop|valge_sinep' }],
  },
  {
    name: 'on stubble on the day of its sowing',
    facts: caught([reaped, catchSown, sprayed('2026-08-20')]),
    findings: [],
  },
  {
    name: 'on the day after it was tilled in, in the season of the crop before it',
    facts: caught([
      reaped,
      sampleJob('sowing', '2026-08-12', seeded('valge_sinep')),
      sampleJob('cultivating', '2026-08-28'),
      sprayed('2026-08-29'),
    ]),
    findings: [],
  },
  {
    name: 'after it was tilled in',
    facts: caught([reaped, catchSown, sampleJob('cultivating', '2026-11-02'), sprayed('2026-11-03')]),
    findings: [],
  },
  {
    name: 'tilled on the day before, it is sown the day after',
    facts: caught([reaped, sampleJob('cultivating', '2026-08-12'), catchSown, sprayed('2026-08-21')]),
    findings: [broken],
  },
  {
    name: 'a sowing whose seeds nobody named',
    facts: caught([reaped, sown('2026-08-20'), sprayed('2026-08-25', { growthStage: 3 })]),
    findings: [broken],
  },
  {
    name: 'that sowing is of the next main crop: nobody knows of the catch crop',
    facts: caught(
      [
        reaped,
        sampleJob('sowing', '2026-08-28', seeded('talirukis')),
        sprayed('2026-08-31', { growthStage: 3 }),
      ],
      { next: 'talirukis' },
    ),
    findings: [{ ...unknown, cause: 'catch crop unsown|valge_sinep', missing: [] }],
  },
  {
    name: 'nobody wrote down its sowing',
    facts: caught([reaped, sprayed('2026-10-20')]),
    findings: [{ ...unknown, cause: 'catch crop unsown|valge_sinep', missing: [] }],
  },
  {
    name: 'nor its sowing, but what was there is tilled in',
    facts: caught([reaped, sampleJob('cultivating', '2026-10-01'), sprayed('2026-10-20')]),
    findings: [],
  },
  {
    name: 'sown later in the season',
    facts: caught([reaped, sprayed('2026-08-12'), catchSown]),
    findings: [],
  },
  {
    name: 'a sowing that is only planned tells nothing',
    facts: caught([reaped, { ...catchSown, status: 'DRAFT' }, sprayed('2026-08-25')]),
    findings: [{ ...unknown, cause: 'catch crop unsown|valge_sinep' }],
  },
  {
    name: 'undersown, after the harvest of the crop above it',
    facts: caught([undersown('2026-04-20', 'raihein'), reaped, sprayed('2026-09-20')], { crop: 'raihein' }),
    findings: [{ ...broken, cause: 'catch crop|raihein' }],
  },
  {
    name: 'undersown, before that harvest it is a matter of the crop above it',
    facts: caught([undersown('2026-04-20', 'raihein'), sprayed('2026-07-20', { growthStage: 39 }), reaped], {
      crop: 'raihein',
    }),
    findings: [{ ...broken, cause: 'growing|talinisu' }],
  },
  {
    name: 'what was undersown is another crop',
    facts: caught(
      [{ ...undersown('2026-04-20', 'valge_ristik'), materials: [] }, reaped, sprayed('2026-08-20')],
      {
        crop: 'raihein',
        others: [{ crop: 'valge_ristik', use: 'UNDERSOWN' }],
      },
    ),
    findings: [{ ...unknown, cause: 'catch crop unsown|raihein' }],
  },
  {
    name: 'one that winters, in spring',
    facts: caught([reaped, sampleJob('sowing', '2026-08-20', seeded('rukis')), sprayed('2027-04-20')], {
      crop: 'rukis',
    }),
    findings: [{ ...broken, date: '2027-04-20', cause: 'catch crop|rukis' }],
  },
  {
    name: 'one that winters, after the next sowing',
    facts: caught(
      [
        reaped,
        sampleJob('sowing', '2026-08-20', seeded('rukis')),
        sampleJob('sowing', '2027-04-20', { _id: 'next', ...seeded('kaer') }),
        sprayed('2027-04-22', { growthStage: 0 }),
      ],
      { crop: 'rukis' },
    ),
    findings: [],
  },
  {
    name: 'one that the winter killed',
    facts: caught([reaped, catchSown, sprayed('2027-04-20', { growthStage: 0 })]),
    findings: [],
  },
  {
    name: 'half of the field, the other half sprayed',
    facts: caught([reaped, catchSown, sprayed('2026-10-20', { area: 5 })], { area: 5 }),
    findings: [{ ...unknown, cause: 'catch crop elsewhere|valge_sinep', missing: ['area'] }],
  },
  {
    name: 'more sprayed than the other half',
    facts: caught([reaped, catchSown, sprayed('2026-10-20', { area: 5.0001 })], { area: 5 }),
    findings: [broken],
  },
  {
    name: 'the main crop is not marked, the catch crop is',
    facts: {
      ...caught([catchSown, sprayed('2026-08-25')]),
      field: {
        ...caught([]).field,
        yearInfo: [{ year: 2026, otherCrops: [{ crop: 'valge_sinep', use: 'CATCH_CROP' }] }],
      },
    },
    findings: [{ ...broken, cause: 'catch crop|valge_sinep' }],
  },
]

const reach: readonly Example[] = [
  {
    name: 'a farm that does not take the support',
    facts: on('mustkesa', [sprayed('2026-06-10')], []),
    findings: [],
  },
  {
    name: 'the last day of the year before',
    facts: on('mustkesa', [sprayed('2025-12-31')], [2026]),
    findings: [],
  },
  {
    name: 'and the first of its year',
    facts: on('mustkesa', [sprayed('2026-01-01')], [2026]),
    findings: [{ ...broken, date: '2026-01-01' }],
  },
  {
    name: 'another substance',
    facts: on('mustkesa', [
      sprayed('2026-06-10', { materials: [{ ...roundup, ingredients: [{ name: 'MCPA', code: 'mcpa' }] }] }),
    ]),
    findings: [],
  },
  {
    name: 'the register knows what the copy does not say',
    facts: {
      ...on('mustkesa', [sprayed('2026-06-10', { materials: [registered({ ingredients: [] })] })]),
      products: sampleProducts(sampleProduct({ ingredients: [{ name: 'Glüfosaat', code: 'glufosaat' }] })),
    },
    findings: [broken],
  },
  {
    name: 'a draft would break it',
    facts: on('mustkesa', [sprayed('2026-06-10', { status: 'DRAFT' })]),
    findings: [broken],
  },
  {
    name: 'a plan has no day',
    facts: on('mustkesa', [sprayed('2026-01-01', { status: 'PLANNED', plannedYear: 2026, endDate: null })]),
    findings: [],
  },
]

export const ksmGlyphosateExamples: readonly Example[] = [...crops, ...places, ...catchCrops, ...reach]
