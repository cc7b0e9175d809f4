/** Nutrients that jobs gave the fields in a crop year, and organic nitrogen of the year before. */
import type { GivenByJob } from '@vagu/core/fertilization-plan/schema'
import { timeframeOf } from '@vagu/core/fertilization-plan/rules'
import { type Portion, portionsOf } from '@vagu/core/nutrients/portions'
import { CATEGORY, JOB } from '@vagu/core/settings/table'
import { widestSeason } from '@vagu/core/time/season'
import { roundTo } from '@vagu/core/units/rounding'
import { type EventFacts, isWhatIf } from '@vagu/core/warnings/facts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { holdsMaterial } from '../job-store/holding.ts'
import { storedJobs } from '../job-store/stored.ts'
import { jobFactsOf, KEPT_FIELDS } from '../warnings/facts.ts'
import { isSameRows, keeping } from '../db/kept.ts'

/** Jobs of two crop years that brought fertilizer or animals, the oldest first. */
const jobRows = prepared(
  (
    db,
    {
      accountId,
      year,
      before,
      from,
      to,
    }: { accountId: string; year: number; before: number; from: string; to: string },
  ) =>
    db
      .selectFrom('job_event')
      .select(['id', 'field_id', 'crop_year', 'document', 'document_version'])
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('crop_year', '>=', before)
      .where('crop_year', '<=', year)
      .where((row) => row.or([row('job_key', '=', JOB.herding), holdsMaterial('fertilizer')]))
      .orderBy('day')
      .orderBy('id'),
)

/** Hours within which what was worked in counts as worked in at once; our own choice. */
const AT_ONCE = 24

const isWorkedIn = ({ fertilization }: EventFacts): boolean | null => {
  if (fertilization?.spreading === 'INJECTED') return true
  const hours = fertilization?.incorporatedWithinHours ?? null
  return hours === null ? null : hours <= AT_ONCE
}

const LIME = 'FERTILIZER_LIMESTONE'
const portionWith = (each: 0 | null): Portion => ({
  origin: 'mineral',
  name: '',
  organicType: null,
  kilograms: { N: each, P: each, K: each },
  hasAmount: false,
  isAdvisory: true,
})
const NOTHING_KNOWN = portionWith(null)
const NO_NUTRIENTS = portionWith(0)

interface Part extends Pick<GivenByJob, 'spread'> {
  readonly name: string
  readonly requisiteId: string | null
  readonly portion: Portion
}

/** Each fertilizer and each kind of animals of a job by itself; a heap gives nothing yet. Lime of which nobody says so holds no nutrients. */
function partsOf(event: EventFacts): Part[] {
  const { category, area } = event
  if (category.key === CATEGORY.manureHeap) return []
  const ofMaterials = event.materials.flatMap((material): Part[] => {
    if (material.type !== 'fertilizer') return []
    const isLime = material.subtype === LIME && material.nutrient === null
    const [portion = NOTHING_KNOWN] = portionsOf({ category, area, materials: [material], herding: [] })
    const { name, requisiteId, amount, unit } = material
    const spread = amount === null || unit === null ? null : { amount, unit, area }
    return [{ name, requisiteId, spread, portion: isLime ? NO_NUTRIENTS : portion }]
  })
  const grazed = portionsOf({ category, area, materials: [], herding: event.herding })
  const ofAnimals = grazed.map((portion) => ({
    name: portion.name,
    requisiteId: null,
    spread: null,
    portion,
  }))
  return [...ofMaterials, ...ofAnimals]
}

/** Nutrients that a job gave, by the hectares of its field. */
export function givenOf(event: EventFacts, hectares: number): GivenByJob[] {
  const each = (kilograms: number | null): number | null =>
    kilograms === null || hectares === 0 ? null : roundTo(kilograms / hectares, 2)
  const isPlanned = isWhatIf(event)
  return partsOf(event).map(({ name, requisiteId, spread, portion: { origin, organicType, kilograms } }) => ({
    jobId: event._id,
    date: event.date,
    name,
    requisiteId,
    isPlanned,
    origin,
    organicType,
    timeframe: event.status === 'PLANNED' ? null : timeframeOf(event.date),
    isWorkedIn: isWorkedIn(event),
    spread,
    wholeN: each(kilograms.N),
    P: each(kilograms.P),
    K: each(kilograms.K),
  }))
}

/** Whole nitrogen of organic fertilizers, kg/ha: grazing leaves no after-effect that anybody has told. */
const organicOf = (events: readonly EventFacts[], hectares: number): number => {
  if (hectares === 0) return 0
  const kilograms = events
    .filter((event) => !isWhatIf(event))
    .flatMap(partsOf)
    .filter(({ portion: { origin } }) => origin === 'manure' || origin === 'organic')
    .reduce((sum, { portion }) => sum + (portion.kilograms.N ?? 0), 0)
  return roundTo(kilograms / hectares, 2)
}

/** Hectares of a field in a crop year. */
type AreaOf = (fieldId: string, year: number) => number

export interface Given {
  readonly given: GivenByJob[]
  readonly organicLastYear: number
}

type JobRow = Awaited<ReturnType<typeof jobRows>>[number]

interface FieldGiven {
  /** Field. */
  readonly id: string
  readonly rows: readonly JobRow[]
  readonly year: number
  /** Hectares in the crop year, and in the one before. */
  readonly area: number
  readonly areaBefore: number
}

function countGiven({ rows, year, area, areaBefore }: FieldGiven): Given {
  const events = (of: number) => rows.filter((row) => row.crop_year === of).map(jobFactsOf)
  return {
    given: events(year).flatMap((event) => givenOf(event, area)),
    organicLastYear: organicOf(events(year - 1), areaBefore),
  }
}

const isSameJob = (a: JobRow, b: JobRow): boolean =>
  a.id === b.id &&
  a.crop_year === b.crop_year &&
  a.document_version === b.document_version &&
  a.document === b.document

const givenOfField = keeping({
  most: KEPT_FIELDS,
  isSame: (a: FieldGiven, b: FieldGiven) =>
    a.year === b.year &&
    a.area === b.area &&
    a.areaBefore === b.areaBefore &&
    isSameRows(a.rows, b.rows, isSameJob),
  read: countGiven,
})

/** Nutrients that jobs gave each field in a crop year, by the fields' ids. */
export async function readGiven(
  db: Reader,
  { accountId, year }: { readonly accountId: string; readonly year: number },
  areaOf: AreaOf,
): Promise<(fieldId: string) => Given> {
  const before = year - 1
  const days = { from: widestSeason(before).start, to: widestSeason(year).end }
  const rows = await jobRows(db, { accountId, year, before, ...days })
  const byField = Map.groupBy(rows.filter(storedJobs.isReadable), ({ field_id }) => field_id)
  return (id) =>
    givenOfField({
      id,
      rows: byField.get(id) ?? [],
      year,
      area: areaOf(id, year),
      areaBefore: areaOf(id, before),
    })
}
