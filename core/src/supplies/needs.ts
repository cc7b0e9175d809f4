/**
 * Need of a farm for materials in a crop year, each counted once: a job goes before the fertilization plan, and that before
 * the requisite plan. What a job stands for is told by its link, else by field, material and season.
 */
import { linksOf, spreadArea } from '../fertilization-plan/rules.ts'
import type { Application, Timeframe } from '../fertilization-plan/schema.ts'
import type { MaterialType } from '../materials/schema.ts'
import { baseUnitOf, partsOfUse } from './quantities.ts'
import type { BaseUnit } from '../units/schema.ts'
import { type RequisitePlan, typeOfPlan } from '../requisite-plan/schema.ts'

/** Records that needs come from. */
export const NEED_SOURCES = ['job', 'fertilizationPlan', 'requisitePlan'] as const
export type NeedSource = (typeof NEED_SOURCES)[number]

/** A material of a job, or what its seed was dressed with. */
export interface UseInJob {
  readonly jobId: string
  readonly fieldId: string
  readonly day: string
  /** Whether the job is planned or prepared. */
  readonly isPlanned: boolean
  /** By its day; null while it is planned. */
  readonly timeframe: Timeframe | null
  readonly type: MaterialType
  readonly name: string
  readonly requisiteId: string | null
  /** Grams, millilitres or thousandths; null where it cannot be told. */
  readonly parts: number | null
  readonly unit: BaseUnit | undefined
  /** Hectares. */
  readonly area: number
}

type PlannedApplication = Pick<
  Application,
  | '_id'
  | 'requisiteId'
  | 'name'
  | 'amount'
  | 'unit'
  | 'area'
  | 'overlapPercentage'
  | 'timeframe'
  | 'jobEventIds'
> &
  Partial<Pick<Application, 'fertilizerKind' | 'organicType'>>
type PlanLine = Pick<
  RequisitePlan,
  '_id' | 'requisiteId' | 'name' | 'type' | 'amount' | 'unit' | 'area' | 'times' | 'timeframe' | 'jobEventIds'
>

/** Everything that one field needs and used. */
export interface FieldNeeds {
  readonly fieldId: string
  /** Hectares in the crop year. */
  readonly area: number
  readonly uses: readonly UseInJob[]
  readonly applications: readonly PlannedApplication[]
  readonly lines: readonly PlanLine[]
}

type Needed = Pick<UseInJob, 'fieldId' | 'type' | 'name' | 'requisiteId' | 'parts' | 'unit' | 'area'>

export interface Need extends Needed {
  readonly source: NeedSource
  /** The job, the application or the line of the plan. */
  readonly recordId: string
  readonly isDone: boolean
  /** Whether it is manure or another organic fertilizer, as far as the plan says. */
  readonly isOrganic: boolean
  readonly timeframe: Timeframe | null
  /** Day of a job; null while it is planned. */
  readonly day: string | null
}

/** A line as often as it is to be used, each use with the job that was made of it. */
interface Slot extends Pick<PlanLine, 'requisiteId' | 'name' | 'timeframe' | 'jobEventIds'> {
  readonly line: PlanLine
}

/** Jobs of the line that are there still; the last use takes what is over. */
function slotsOf(line: PlanLine, living: ReadonlySet<string>): Slot[] {
  const ids = line.jobEventIds.filter((id) => living.has(id))
  const { requisiteId, name, timeframe } = line
  return Array.from({ length: line.times }, (_, at) => ({
    line,
    requisiteId,
    name,
    timeframe,
    jobEventIds: at === line.times - 1 ? ids.slice(at) : ids.slice(at, at + 1),
  }))
}

/** Record that may stand for a line of the requisite plan: a material of a job, or an application without a job. */
interface Claim {
  readonly jobId: string
  readonly requisiteId: string | null
  readonly name: string
  readonly isPlanned: boolean
  readonly timeframe: Timeframe | null
  readonly use: UseInJob | null
  readonly application: PlannedApplication | null
}

/** A planned job is for the season of what it stands for. */
const needOfUse = (use: UseInJob, timeframe: Timeframe | null): Need => ({
  source: 'job',
  recordId: use.jobId,
  fieldId: use.fieldId,
  type: use.type,
  name: use.name,
  requisiteId: use.requisiteId,
  parts: use.parts,
  unit: use.unit,
  area: use.area,
  isDone: !use.isPlanned,
  isOrganic: false,
  timeframe,
  day: use.isPlanned ? null : use.day,
})

const UNDONE = { isDone: false, isOrganic: false, day: null } as const

function needOfApplication(application: PlannedApplication, field: FieldNeeds): Need {
  const { _id, requisiteId, name, amount, unit, overlapPercentage, timeframe } = application
  const area = spreadArea(application, field)
  return {
    ...UNDONE,
    source: 'fertilizationPlan',
    isOrganic: application.fertilizerKind === 'ORGANIC_FERTILIZER' || application.organicType != null,
    recordId: _id,
    fieldId: field.fieldId,
    type: 'fertilizer',
    name,
    requisiteId,
    parts: partsOfUse({ amount, unit, area, overlapPercentage }),
    unit: baseUnitOf(unit),
    area,
    timeframe,
  }
}

function needOfLine(line: PlanLine, field: FieldNeeds, times: number): Need {
  const { _id, requisiteId, name, type, amount, unit, timeframe } = line
  const area = spreadArea(line, field)
  return {
    ...UNDONE,
    source: 'requisitePlan',
    recordId: _id,
    fieldId: field.fieldId,
    type: typeOfPlan(type),
    name,
    requisiteId,
    parts: partsOfUse({ amount, unit, area, times }),
    unit: baseUnitOf(unit),
    area,
    timeframe,
  }
}

/** How often jobs or applications stand for a line, and how often of it jobs have done it. */
export interface Coverage {
  readonly covered: number
  readonly done: number
  /** Jobs that stand for it. */
  readonly jobIds: readonly string[]
}

interface Counted {
  readonly needs: readonly Need[]
  /** By the ids of the lines of the requisite plan. */
  readonly coverage: ReadonlyMap<string, Coverage>
}

type Taken = ReadonlyMap<Slot, readonly Claim[]>

function takenBy(slots: readonly Slot[], slotOf: ReadonlyMap<Claim, Slot>): Taken {
  const taken = new Map(slots.map((slot): [Slot, Claim[]] => [slot, []]))
  for (const [claim, slot] of slotOf) taken.get(slot)?.push(claim)
  return taken
}

/** A planned job whose application or line another job has done stands for nothing any more. */
const isSuperseded = <L>(isPlanned: boolean, by: L | undefined, done: ReadonlySet<L>): boolean =>
  isPlanned && by !== undefined && done.has(by)

/** Claims on the lines: materials of jobs, then applications that no job stands for. */
function claimsOf({ uses, applications }: FieldNeeds): Claim[] {
  const fertilizers = uses.filter(({ type }) => type === 'fertilizer')
  const { applicationOf, done } = linksOf(applications, fertilizers)
  const covered = new Set(applicationOf.values())
  const living = uses.filter((use) => !isSuperseded(use.isPlanned, applicationOf.get(use), done))
  const ofUse = (use: UseInJob): Claim => ({
    jobId: use.jobId,
    requisiteId: use.requisiteId,
    name: use.name,
    isPlanned: use.isPlanned,
    timeframe: applicationOf.get(use)?.timeframe ?? use.timeframe,
    use,
    application: null,
  })
  const ofApplication = (application: PlannedApplication): Claim => ({
    jobId: application._id,
    requisiteId: application.requisiteId,
    name: application.name,
    isPlanned: true,
    timeframe: application.timeframe,
    use: null,
    application,
  })
  const open = applications.filter((application) => !covered.has(application))
  return [...living.map(ofUse), ...open.map(ofApplication)]
}

function needOfClaim({ use, application, timeframe }: Claim, field: FieldNeeds): Need[] {
  if (use !== null) return [needOfUse(use, timeframe)]
  return application === null ? [] : [needOfApplication(application, field)]
}

function lineCoverage(own: readonly Slot[], taken: Taken, done: ReadonlySet<Slot>): Coverage {
  const claims = own.map((slot) => taken.get(slot) ?? [])
  return {
    covered: claims.filter((each) => each.length > 0).length,
    done: own.filter((slot) => done.has(slot)).length,
    jobIds: claims.flat().flatMap(({ use }) => use?.jobId ?? []),
  }
}

/** Needs of a field, each once. */
export function countField(field: FieldNeeds): Counted {
  const jobIds = new Set(field.uses.map(({ jobId }) => jobId))
  const claims = claimsOf(field)
  const slots = field.lines.flatMap((line) => slotsOf(line, jobIds))
  const { applicationOf: slotOf, done } = linksOf(slots, claims)
  const taken = takenBy(slots, slotOf)
  const coverage = new Map(
    [...Map.groupBy(slots, ({ line }) => line)].map(([{ _id }, own]) => [
      _id,
      lineCoverage(own, taken, done),
    ]),
  )
  const living = claims.filter((claim) => !isSuperseded(claim.isPlanned, slotOf.get(claim), done))
  const lines = field.lines.flatMap((line) => {
    const times = line.times - (coverage.get(line._id)?.covered ?? 0)
    return times > 0 ? [needOfLine(line, field, times)] : []
  })
  const told = living.map((claim) => ({
    ...claim,
    timeframe: claim.timeframe ?? slotOf.get(claim)?.timeframe ?? null,
  }))
  return { needs: [...told.flatMap((claim) => needOfClaim(claim, field)), ...lines], coverage }
}
