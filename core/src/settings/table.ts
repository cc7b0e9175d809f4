/**
 * The job types that every farm starts with. The keys never change and never show; rules go by them. The names
 * are labels that a farm may change.
 */
import type { JobCategory, JobType, Requirement } from './schema.ts'

type Named = readonly [key: string, name: string]

/** Ways of doing a job; grassland support tells them apart. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  'maintenance-mowing': ['Niide hekseldatakse', 'Niide koristatakse'],
}

const jobs = (requires: readonly Requirement[], named: readonly Named[]): JobType[] =>
  named.map(([key, name]) => ({
    key,
    name,
    visible: true,
    requires: [...requires],
    variants: [...(VARIANTS[key] ?? [])],
    hectarePrice: null,
  }))

const category = ([key, name]: Named, list: JobType[]): JobCategory => ({
  key,
  name,
  visible: true,
  jobs: list,
})

/** Keys of the categories that rules ask for. */
export const CATEGORY = {
  tillage: 'tillage',
  sowing: 'sowing',
  undersowing: 'undersowing',
  fertilising: 'fertilising',
  plantProtection: 'plant-protection',
  preHarvest: 'pre-harvest',
  harvest: 'harvest',
  landImprovement: 'land-improvement',
  manureHeap: 'manure-heap',
  other: 'other',
} as const

/** Keys of the jobs that rules ask for. */
export const JOB = {
  herding: 'herding',
  soilSampling: 'soil-sampling',
  heaping: 'manure-heaping',
  heapRemoval: 'manure-heap-removal',
} as const

export const DEFAULT_JOB_CATEGORIES: readonly JobCategory[] = [
  category(
    [CATEGORY.tillage, 'Maaharimine'],
    jobs(
      [],
      [
        ['disc-harrowing', 'Randaalimine'],
        ['loosening', 'Kobestamine'],
        ['stubble-breaking', 'Koorimine'],
        ['cultivating', 'Kultiveerimine'],
        ['ploughing', 'Kündmine'],
        ['harrowing', 'Äestamine'],
        ['deep-loosening', 'Sügavkobestamine'],
        ['ridging', 'Ribistamine'],
        ['soil-rolling', 'Mullarullimine'],
        ['levelling', 'Libistamine'],
        ['stone-picking', 'Kivikoristus'],
      ],
    ),
  ),
  category([CATEGORY.sowing, 'Külv'], jobs(['seed'], [['sowing', 'Külvamine']])),
  category([CATEGORY.undersowing, 'Allakülv'], jobs(['seed', 'fertilizer'], [['undersowing', 'Allakülv']])),
  category(
    [CATEGORY.fertilising, 'Väetamine'],
    jobs(
      ['fertilizer'],
      [
        ['fertilising', 'Väetamine'],
        ['foliar-fertilising', 'Lehekaudu väetamine'],
      ],
    ),
  ),
  category(
    [CATEGORY.plantProtection, 'Taimekaitse'],
    jobs(['chemical', 'worker', 'inspections'], [['spraying', 'Pritsimine']]),
  ),
  category(
    [CATEGORY.preHarvest, 'Koristuseelne'],
    jobs(
      [],
      [
        ['windrowing', 'Vaalutamine'],
        ['mowing', 'Niitmine'],
        ['tedding', 'Kaarutamine'],
        ['maintenance-mowing', 'Hooldusniitmine'],
        ['hilling', 'Muldamine'],
      ],
    ),
  ),
  category(
    [CATEGORY.harvest, 'Koristus'],
    jobs(
      ['yield'],
      [
        ['harvesting', 'Koristus'],
        ['silage-baling', 'Silo rullimine'],
        ['bale-gathering', 'Rullide kokkuvedu'],
        ['silage-wrapping', 'Silo kiletamine'],
        ['baling', 'Rullimine'],
        ['bale-hauling', 'Rullide äravedu'],
        ['hay-packing', 'Heina pakkimine'],
        ['hay-baling', 'Heina rullitamine'],
      ],
    ),
  ),
  category(
    [CATEGORY.landImprovement, 'Maaparandushoiutööd'],
    jobs(
      [],
      [
        ['ditch-mowing', 'Kraavide niitmine'],
        ['ditch-cleaning', 'Kraavide puhastamine'],
        ['brush-cutting', 'Võsa raiumine'],
        ['culvert-repair', 'Truupide hooldus'],
        ['drain-repair', 'Drenaaži hooldus'],
      ],
    ),
  ),
  category(
    [CATEGORY.manureHeap, 'Sõnniku aunastamine'],
    jobs(
      [],
      [
        [JOB.heaping, 'Sõnnikuauna moodustamine'],
        [JOB.heapRemoval, 'Sõnnikuauna äravedu'],
      ],
    ),
  ),
  category(
    [CATEGORY.other, 'Muu'],
    jobs(
      ['material', 'note', 'chemical', 'fertilizer', 'seed'],
      [
        [JOB.herding, 'Karjatamine'],
        [JOB.soilSampling, 'Mullaproovi võtmine'],
        ['other', 'Muu töö'],
      ],
    ),
  ),
]

interface Ref {
  readonly key?: string | undefined
  readonly name: string
}
const sameName = (a: string, b: string) =>
  a.trim().toLocaleLowerCase('et') === b.trim().toLocaleLowerCase('et')

/** The entry that a reference means: by its key, else by its name. */
const pick = <T extends { readonly key: string; readonly name: string }>(
  list: readonly T[],
  ref: Ref,
): T | undefined =>
  list.find((entry) => entry.key === ref.key) ?? list.find((entry) => sameName(entry.name, ref.name))

/** The category and job that a record names; undefined when the farm has no such category, or no such job in it. */
export function findJob(
  categories: readonly JobCategory[],
  categoryRef: Ref,
  jobRef: Ref,
): { readonly category: JobCategory; readonly job: JobType } | undefined {
  const found = pick(categories, categoryRef)
  const job = found && pick(found.jobs, jobRef)
  return found && job && { category: found, job }
}
