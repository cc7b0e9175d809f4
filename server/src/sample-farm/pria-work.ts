/**
 * Work of a made-up farm beside its seasons: jobs that lack something which PRIA asks for, one for each problem, work that its book has
 * no place for, straw that was brought in, and tillage of these days that is to be sent yet.
 */
import type { JobDraft, JobMaterial } from '@vagu/core/jobs/schema'
import type { JobCategoryChange, JobTypeChange } from '@vagu/core/settings/categories-schema'
import type { JobCategory } from '@vagu/core/settings/schema'
import { CATEGORY, findJob } from '@vagu/core/settings/table'
import { addDays } from '@vagu/core/time/day'
import { cropYearOf, seasonOf } from '@vagu/core/time/season'
import { roundTo } from '@vagu/core/units/rounding'
import { usedMaterial } from './materials.ts'
import type { SampleFarm } from './sample-farm.ts'
import { SEEDS } from './templates.ts'

const jobType = (key: string, name: string, variants: readonly string[] = []): JobTypeChange => ({
  key,
  name,
  visible: true,
  requires: [],
  variants: [...variants],
  hectarePrice: null,
})
/** Types that the farm has added, by the category that they stand in. */
const PICTURES = jobType('droonipildistamine', 'Põllu pildistamine drooniga')
/** Used once and put away since: spraying stays one tap. */
const STIMULATING = { ...jobType('biostimuleerimine', 'Biostimulaatori pritsimine'), visible: false }
const EDGES = jobType('servade-niitmine', 'Põlluservade niitmine')
const OWN_CATEGORY = { key: 'droonid', name: 'Droonid' } as const
const WAYS = ['Niide koristatakse', 'Niide hekseldatakse'] as const

/** The farm's job types with its own among them; some day it said in which ways edges are mown. */
export function withOwnTypes(categories: readonly JobCategory[], sayWays: boolean): JobCategoryChange[] {
  const edges = sayWays ? { ...EDGES, variants: [...WAYS] } : EDGES
  const own: Readonly<Record<string, JobTypeChange>> = {
    [CATEGORY.plantProtection]: STIMULATING,
    [CATEGORY.preHarvest]: edges,
  }
  const known = categories.filter(({ key }) => key !== OWN_CATEGORY.key)
  return [
    ...known.map((category) => {
      const added = own[category.key]
      const jobs = category.jobs.filter(({ key }) => key !== added?.key)
      return { ...category, jobs: [...jobs, ...(added ? [added] : [])] }
    }),
    { ...OWN_CATEGORY, visible: true, jobs: [PICTURES] },
  ]
}

/** Dressing of the farm's register; it is renamed after seed was dressed with it. */
export const DRESSING = { name: 'Oma puhis', later: 'Puhis, segu 2' } as const

/** Places of the farm's fields on which something is otherwise; the agency's land is the same. */
export const PLACE = {
  /** Sent, and changed or deleted here later. */
  changed: 0,
  deleted: 1,
  /** Smaller at the agency: it refuses work on all of it. */
  refused: 3,
} as const

type Material = Partial<JobMaterial> & Pick<JobMaterial, 'name' | 'type'>
interface Work {
  readonly field: number
  /** Days before today; work before the season began is of its first day. */
  readonly daysAgo: number
  readonly category: string
  readonly job: string
  readonly more?: (area: number) => Partial<JobDraft>
  /** Place of the worker; nothing for nobody. */
  readonly worker?: number
}

const COMPOST: Material = {
  name: 'Reoveemuda kompost',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_MUU',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType: 'REOVEEMUDA_KOMPOST',
  amount: 10,
  unit: 't/ha',
}
const BLEND: Material = {
  name: 'Segu naabrilt',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_MUU',
  amount: 150,
  unit: 'kg/ha',
}
const EXTRACT: Material = {
  name: 'Vetikaekstrakt',
  type: 'chemical',
  subtypeVariant: 'BIOSTIM',
  amount: 1.5,
  unit: 'l/ha',
}
const ADHESIVE: Material = { name: 'Kleepaine', type: 'material', amount: 0.1, unit: 'l/ha' }
const STRAW_PER_HECTARE = 2.4

function worksOf(of: (name: string, amount: number) => JobMaterial) {
  const seed = of(SEEDS.kaer, 210)
  const dressed = (coating: JobMaterial['coating']): JobMaterial => ({ ...seed, coating })
  const herbicide = of('Basagran 480', 2)
  const using = (...requisites: Material[]) => {
    const full = requisites.map((each) => ({ ingredients: [], ...each }) as JobMaterial)
    return { more: () => ({ requisites: full }) }
  }
  const work = (
    field: number,
    [category, job]: readonly [string, string],
    rest: Partial<Work> = {},
  ): Work => ({ field, daysAgo: 6, category, job, worker: 0, ...rest })
  const SOWING = [CATEGORY.sowing, 'sowing'] as const
  const SPRAYING = [CATEGORY.plantProtection, 'spraying'] as const
  const FERTILISING = [CATEGORY.fertilising, 'fertilising'] as const
  const tillage = (field: number, daysAgo: number): Work =>
    work(field, [CATEGORY.tillage, 'cultivating'], { daysAgo })
  // in the first days of the season, whenever the farm is made
  const harvest = (field: number, more: Work['more']): Work =>
    work(field, [CATEGORY.harvest, 'harvesting'], { daysAgo: 400, ...(more && { more }) })
  const straw = (field: number): Work =>
    harvest(field, (area) => ({
      yield: roundTo(area * STRAW_PER_HECTARE, 1),
      yieldUnit: 't',
      yieldType: 'Põhk',
    }))
  return [
    work(0, FERTILISING),
    work(1, FERTILISING, using(BLEND)),
    work(2, FERTILISING, using(COMPOST)),
    work(4, [CATEGORY.plantProtection, STIMULATING.key ?? ''], { ...using(EXTRACT), worker: -1 }),
    work(5, FERTILISING, using({ ...of('Ammooniumsulfaat 21-24', 6), unit: 'tk' })),
    work(6, SOWING, using(dressed({ name: DRESSING.name, amount: 1, unit: 'l/t' }))),
    work(
      8,
      SOWING,
      using({
        ...dressed({ name: 'Celest Trio 060 FS', amount: 1.5, unit: 'l/t' }),
        amount: 90_000,
        unit: 'tk/ha',
      }),
    ),
    work(9, SPRAYING, using(herbicide, ADHESIVE)),
    work(12, [CATEGORY.preHarvest, EDGES.key ?? '']),
    harvest(13, () => ({ yieldType: 'Põhk' })),
    harvest(14, () => ({ yield: 12, yieldUnit: 't' })),
    work(16, [CATEGORY.other, 'other'], using({ ...seed, batchNo: null })),
    work(17, [OWN_CATEGORY.key, PICTURES.key ?? '']),
    tillage(PLACE.refused, 12),
    ...[PLACE.changed, PLACE.deleted, 15, 19, 21, 22].map(straw),
    tillage(PLACE.changed, 12),
    tillage(PLACE.deleted, 12),
    tillage(2, 9),
    tillage(4, 7),
    tillage(5, 2),
  ]
}

interface WorkNeeds {
  readonly today: string
  readonly newId: () => string
  /** Job types of the farm, its own among them. */
  readonly categories: readonly JobCategory[]
}

/** The jobs, of the season that runs. */
export function samplePriaWork(
  { fields, requisites, workers }: Pick<SampleFarm, 'fields' | 'requisites' | 'workers'>,
  { today, newId, categories }: WorkNeeds,
): JobDraft[] {
  const { start } = seasonOf(cropYearOf(today))
  const of = (name: string, amount: number): JobMaterial => {
    const material = requisites.find((each) => each.name === name)
    if (!material) throw new Error(`the sample farm has no ${name}`)
    return usedMaterial(material, amount)
  }
  return worksOf(of).flatMap((work): JobDraft[] => {
    const [field, found] = [
      fields[work.field],
      findJob(categories, { key: work.category, name: '' }, { key: work.job, name: '' }),
    ]
    if (!field || !found) return []
    const day = addDays(today, -work.daysAgo)
    const date = day < start ? start : day
    return [
      {
        _id: newId(),
        fieldId: field._id,
        status: 'DONE',
        jobCategory: { key: found.category.key, name: found.category.name },
        job: { key: found.job.key, name: found.job.name },
        area: field.area,
        date,
        endDate: date,
        worker: workers[work.worker ?? -1]?._id ?? null,
        notes: '',
        labels: [],
        requisites: [],
        inspections: [],
        herding: [],
        images: [],
        ...work.more?.(field.area),
      },
    ]
  })
}
