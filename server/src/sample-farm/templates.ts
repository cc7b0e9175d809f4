/** Jobs of a crop in one season, as a sample farm does them. Rates and dates are typical, not advice. */
import type { RotationCrop } from '@vagu/agency/land/land'
import type { MonitoringType } from '@vagu/core/monitoring/schema'
import type { CATEGORY } from '@vagu/core/settings/table'

export type SampleMaterial = {
  readonly kind: 'seed' | 'fertilizer' | 'chemical'
  readonly name: string
  readonly amount: number
}

/** Finding on the field before a spraying: a target of the table of monitoring, and how much of it. */
export interface Found {
  readonly type: MonitoringType
  readonly target: string
  readonly amount: number
}

/** A job of a season: `on` is month-day, in the autumn before when `before` is set. */
export interface TemplateJob {
  readonly category: keyof typeof CATEGORY
  readonly job: string
  /** Variant of a job that is done in several ways. */
  readonly variant?: string
  readonly on: string
  readonly before?: true
  readonly materials?: readonly SampleMaterial[]
  readonly found?: Found
  /** Of a spraying whose hour the label restricts. */
  readonly startTime?: string
  /** t/ha */
  readonly yieldPerHectare?: number
  /** Water in the yield of the driest harvest, per cent. */
  readonly driest?: number
}

const seed = (name: string, amount: number): SampleMaterial => ({ kind: 'seed', name, amount })
const fertilizer = (name: string, amount: number): SampleMaterial => ({ kind: 'fertilizer', name, amount })
const chemical = (name: string, amount: number): SampleMaterial => ({ kind: 'chemical', name, amount })
const weeds = (target: string, amount: number): Found => ({ type: 'UMBROHUD', target, amount })
const pests = (target: string, amount: number): Found => ({ type: 'KAHJURID', target, amount })
const disease = (target: string, amount: number): Found => ({ type: 'TAIMEHAIGUSED', target, amount })
const spraying = (on: string, found: Found, ...materials: SampleMaterial[]): TemplateJob => ({
  category: 'plantProtection',
  job: 'spraying',
  on,
  found,
  materials,
})
/** Spraying at a time when bees do not fly, for what endangers them. */
const byNight = (job: TemplateJob): TemplateJob => ({ ...job, startTime: '22:30' })
const inAutumn = (job: TemplateJob): TemplateJob => ({ ...job, before: true })
const fertilising = (on: string, name: string, amount: number): TemplateJob => ({
  category: 'fertilising',
  job: 'fertilising',
  on,
  materials: [fertilizer(name, amount)],
})
const DRY_GRAIN = 13.1
const DRY_SEED = 7.4
const harvesting = (on: string, yieldPerHectare: number, driest = DRY_GRAIN): TemplateJob => ({
  category: 'harvest',
  job: 'harvesting',
  on,
  yieldPerHectare,
  driest,
})

export const SEEDS = {
  talinisu: 'Talinisu Fredis',
  taliraps: 'Taliraps Mercedes',
  suvioder: 'Suvioder Maali',
  poldhernes: 'Põldhernes Ingrid',
  suvinisu: 'Suvinisu Mooni',
  kaer: 'Kaer Kalle',
} as const

const autumnTillage: TemplateJob[] = [
  { category: 'tillage', job: 'disc-harrowing', on: '08-28', before: true },
  { category: 'tillage', job: 'cultivating', on: '09-04', before: true },
]
const springTillage: TemplateJob[] = [
  { category: 'tillage', job: 'ploughing', on: '10-06', before: true },
  { category: 'tillage', job: 'levelling', on: '04-20' },
  { category: 'tillage', job: 'cultivating', on: '04-24' },
]
const sowing = (on: string, material: SampleMaterial, before?: true): TemplateJob => ({
  category: 'sowing',
  job: 'sowing',
  on,
  ...(before && { before }),
  materials: [material],
})
/** The leaf disease of each spring cereal. */
const DISEASES = {
  suvioder: 'ODRA_VORKLAIKSUS',
  suvinisu: 'KORRELISTE_HELELAIKSUS',
  kaer: 'KAERA_KROONROOSTE',
} as const

const springCereal = (crop: 'suvioder' | 'suvinisu' | 'kaer', yieldPerHectare: number): TemplateJob[] => [
  ...springTillage,
  sowing('04-28', seed(SEEDS[crop], 210)),
  { category: 'tillage', job: 'soil-rolling', on: '04-29' },
  fertilising('04-28', 'NPK 22-7-12', 350),
  spraying(
    '05-30',
    weeds('VALGE_HANEMALTS', 45),
    chemical('Mustang forte', 0.7),
    chemical('Moddus 250 EC', crop === 'suvinisu' ? 0.3 : 0.4),
  ),
  fertilising('06-02', 'Ammooniumnitraat 34,4', 120),
  spraying('06-10', disease(DISEASES[crop], 20), chemical('Prosaro', 0.8)),
  harvesting('08-14', yieldPerHectare),
]

export const SEASON_JOBS: Readonly<Record<RotationCrop, readonly TemplateJob[]>> = {
  talinisu: [
    ...autumnTillage,
    sowing('09-12', seed(SEEDS.talinisu, 220), true),
    { category: 'tillage', job: 'soil-rolling', on: '09-13', before: true },
    fertilising('04-12', 'Ammooniumnitraat 34,4', 220),
    spraying(
      '05-06',
      weeds('KESALILLED', 35),
      chemical('Mustang forte', 0.7),
      chemical('Moddus 250 EC', 0.4),
    ),
    fertilising('05-10', 'Ammooniumnitraat 34,4', 180),
    spraying('05-26', weeds('TUULEKAER', 25), chemical('Axial 50 EC', 0.9)),
    spraying('05-31', disease('KORRELISTE_HELELAIKSUS', 20), chemical('Prosaro', 0.9)),
    harvesting('08-06', 6.1),
  ],
  taliraps: [
    { category: 'tillage', job: 'loosening', on: '08-06', before: true },
    sowing('08-14', seed(SEEDS.taliraps, 3.2), true),
    inAutumn(spraying('09-10', weeds('ROOMAV_MADAR', 30), chemical('Belkar', 0.4))),
    fertilising('04-06', 'Ammooniumsulfaat 21-24', 250),
    fertilising('04-18', 'Ammooniumnitraat 34,4', 260),
    byNight(spraying('05-08', pests('HIILAMARDIKAS', 3), chemical('Mospilan 20 SG', 200))),
    spraying('05-24', disease('VALGEMADANIK', 10), chemical('Prosaro', 1)),
    harvesting('07-28', 3.4, DRY_SEED),
  ],
  suvioder: springCereal('suvioder', 5.2),
  poldhernes: [
    ...springTillage,
    sowing('04-26', seed(SEEDS.poldhernes, 250)),
    { category: 'tillage', job: 'soil-rolling', on: '04-27' },
    spraying('05-22', weeds('VALGE_HANEMALTS', 40), chemical('Basagran 480', 2)),
    byNight(spraying('06-10', pests('HERNE_LEHETAI', 10), chemical('Karate Zeon 5 CS', 0.1))),
    harvesting('08-10', 3.1),
  ],
  suvinisu: springCereal('suvinisu', 4.6),
  kaer: springCereal('kaer', 4.4),
}

/** Mowing that only keeps land open: what was cut stays, chopped. */
const MAINTENANCE: TemplateJob = {
  category: 'preHarvest',
  job: 'maintenance-mowing',
  variant: 'Niide hekseldatakse',
  on: '06-24',
}

/** Light jobs that fill a season up to the number asked for. */
export const FILLERS: readonly TemplateJob[] = [
  { category: 'tillage', job: 'stone-picking', on: '05-02' },
  MAINTENANCE,
  {
    category: 'fertilising',
    job: 'foliar-fertilising',
    on: '06-05',
    materials: [fertilizer('Ammooniumsulfaat 21-24', 20)],
  },
  { category: 'tillage', job: 'harrowing', on: '05-12' },
  { category: 'preHarvest', job: 'mowing', on: '07-08' },
  { category: 'tillage', job: 'stubble-breaking', on: '08-20' },
]

/** A mistake for the farm to be warned of: within the waiting days of a harvest in early August. */
export const LATE_SPRAYING: TemplateJob = spraying(
  '07-16',
  disease('JAHUKASTE', 20),
  chemical('Prosaro', 0.8),
)

/** Jobs around today, whatever the season: one each on the first fields. */
export const TODAYS_JOBS = [
  { template: { category: 'tillage', job: 'stone-picking', on: '05-02' }, inDays: -1, status: 'IN_PROGRESS' },
  { template: MAINTENANCE, inDays: 0, status: 'IN_PROGRESS' },
  { template: { category: 'tillage', job: 'cultivating', on: '04-24' }, inDays: 2, status: 'DRAFT' },
  { template: { category: 'tillage', job: 'levelling', on: '04-20' }, inDays: 4, status: 'DRAFT' },
] as const satisfies readonly { template: TemplateJob; inDays: number; status: 'IN_PROGRESS' | 'DRAFT' }[]
