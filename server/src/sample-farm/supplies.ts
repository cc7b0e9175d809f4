/**
 * Requisite plan and purchases of a made-up farm: what its crops were given the year before, as templates and as lines of
 * this year; packs and suppliers; an order of which some has come. Names of suppliers are invented.
 */
import { timeframeOf } from '@vagu/core/fertilization-plan/rules'
import type { JobDraft } from '@vagu/core/jobs/schema'
import type { RequisitePlanDraft, TemplateLine } from '@vagu/core/requisite-plan/schema'
import { addDays } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import type { SampleFarm } from './sample-farm.ts'

interface Wanted {
  readonly year: number
  readonly today: string
  readonly newId: () => string
}
type Material = SampleFarm['requisites'][number]

/** Every so many fields have no plan yet. */
const UNPLANNED = 7
const SUPPLIERS = { seed: 'Emajõe Seemned', fertilizer: 'Peipsi Agro', chemical: 'Taimekaitse Ladu' } as const
type Bought = keyof typeof SUPPLIERS
const isBought = (type: string): type is Bought => type in SUPPLIERS

/** Seeds and plant protection of a job: fertilizers stand in their own plan. */
const linesOf = (job: JobDraft): TemplateLine[] =>
  job.requisites.flatMap(({ type, name, requisiteId = null, amount, unit }) =>
    (type === 'seed' || type === 'chemical') && amount !== null && unit !== null
      ? [{ type, requisiteId, name, amount, unit, times: 1, timeframe: timeframeOf(job.date), note: '' }]
      : [],
  )

const cropOf = ({ yearInfo }: SampleFarm['fields'][number], year: number): string | null =>
  yearInfo.find((info) => info.year === year)?.mainCrop?.crop ?? null

/** Day from which a season's last work is for the crop to come. */
const NEXT_CROP_FROM = '08-15'

/** Materials of each crop, as one field had them in a season. */
function usualOf(farm: SampleFarm, year: number): Map<string, TemplateLine[]> {
  const jobs = Map.groupBy(
    farm.jobEvents.filter(
      ({ status, date }) =>
        status === 'DONE' && cropYearOf(date) === year && date < `${year}-${NEXT_CROP_FROM}`,
    ),
    ({ fieldId }) => fieldId,
  )
  const usual = new Map<string, TemplateLine[]>()
  for (const field of farm.fields) {
    const crop = cropOf(field, year)
    const lines = (jobs.get(field._id) ?? []).flatMap(linesOf)
    const once = [...new Map(lines.map((line) => [`${line.name} ${line.timeframe}`, line])).values()]
    if (crop !== null && once.length > 0 && !usual.has(crop)) usual.set(crop, once)
  }
  return usual
}

const settingOf = ({ _id: requisiteId, type, unit }: Material) => {
  if (!isBought(type) || unit == null) return []
  const isByVolume = unit.startsWith('l') || unit.startsWith('ml')
  return [
    {
      requisiteId,
      unit: isByVolume ? ('l' as const) : ('kg' as const),
      packSize: isByVolume ? 5 : type === 'chemical' ? 1 : 500,
      supplier: SUPPLIERS[type],
      updatedAt: null,
    },
  ]
}

/** Days from the order until a part of it came. */
const [ORDERED_BEFORE, CAME_BEFORE] = [12, 3]

function orderOf(farm: SampleFarm, { year, today, newId }: Wanted) {
  const fertilizers = farm.requisites.filter(({ type }) => type === 'fertilizer').slice(0, 2)
  return {
    _id: newId(),
    year,
    supplier: SUPPLIERS.fertilizer,
    orderedOn: addDays(today, -ORDERED_BEFORE),
    lines: fertilizers.map(({ _id: requisiteId, name }, at) => ({
      _id: newId(),
      requisiteId,
      name,
      amount: 1500,
      unit: 'kg' as const,
      packs: 3,
      packSize: 500,
      receivedOn: at === 0 ? addDays(today, -CAME_BEFORE) : null,
    })),
  }
}

export function sampleSupplies(farm: SampleFarm, wanted: Wanted) {
  const { year, newId } = wanted
  const usual = usualOf(farm, year - 1)
  const plans = farm.fields.flatMap((field, index): RequisitePlanDraft[] => {
    const crop = cropOf(field, year)
    if (crop === null || index % UNPLANNED === 0) return []
    return (usual.get(crop) ?? []).map((line) => ({
      ...line,
      _id: newId(),
      fieldId: field._id,
      year,
      crop,
      area: null,
      source: 'COPY',
      jobEventIds: [],
    }))
  })
  return {
    plans,
    templates: [...usual].map(([crop, lines]) => ({ crop, lines, updatedAt: null })),
    settings: farm.requisites.flatMap(settingOf),
    orders: [orderOf(farm, wanted)],
  }
}
