/** Collects what the requirements of a year read, once for the farm, and lets them judge it. */
import { dutyOf } from '@vagu/core/fertilization-plan/duty'
import { inOwnOrder } from '@vagu/core/fields/order'
import { isInUse, nameOfYear } from '@vagu/core/fields/rules'
import { fieldOfYear, NO_PLAN, type PlannedYears, sequenceOf } from '@vagu/core/rotation/plan'
import { doneBalance } from '@vagu/core/schemes/balance'
import { hectares } from '@vagu/core/schemes/lib/land'
import { type BothFacts, statesOf } from '@vagu/core/schemes/evaluate'
import { ownManureBalance, ownManurePerHectare } from '@vagu/core/own-manure/rules'
import { nitrogenOf } from '@vagu/core/schemes/nitrogen'
import type { SampleFacts, SchemeAnimals, SchemeFacts, SchemeField } from '@vagu/core/schemes/facts'
import type { SchemesOfYear } from '@vagu/core/schemes/schema'
import { FIGURES } from '@vagu/core/soil-samples/schema'
import { VALID_YEARS } from '@vagu/core/soil-samples/validity'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { type EventFacts, type FieldFacts, isWhatIf } from '@vagu/core/warnings/facts'
import type { Actor } from '../db/actor.ts'
import { listNamed } from '../db/named.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { readPlan } from '../fertilization-plan/read.ts'
import { inFieldOrder } from '../fields/row-order.ts'
import { storedFields } from '../fields/stored.ts'
import { storedJobs } from '../job-store/stored.ts'
import { MACHINES } from '../machines/stored.ts'
import { readOwnManure } from '../own-manure/store.ts'
import { readPlanned } from '../rotation/read.ts'
import { readKsm } from '../settings/read-ksm.ts'
import { SOIL_SAMPLES } from '../soil-samples/stored.ts'
import { fieldFactsOf, jobFactsOf } from '../warnings/facts.ts'
import { readManure, readWorkers } from '../warnings/farm.ts'
import { productsOf } from '../warnings/products.ts'
import { readParticipation } from './store.ts'

const fieldRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('field')
    .select(['id', 'name', 'active', 'ordering', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('active', '=', 1)
    .where('deleted_at', 'is', null)
    .$call(inFieldOrder),
)

const jobRows = prepared((db, { accountId, from, to }: { accountId: string; from: string; to: string }) =>
  db
    .selectFrom('job_event')
    .select(['id', 'field_id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('id'),
)

const sampleRows = prepared((db, { accountId, from }: { accountId: string; from: string }) =>
  db
    .selectFrom('soil_sample')
    .select(['field_id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('day', '>=', from)
    .where('deleted_at', 'is', null),
)

async function readJobs(db: Reader, accountId: string, year: number): Promise<Map<string, EventFacts[]>> {
  const rows = await jobRows(db, { accountId, from: `${year - 1}-07-01`, to: `${year}-12-31` })
  const events = rows.filter(storedJobs.isReadable).map(jobFactsOf)
  return Map.groupBy(events, ({ fieldId }) => fieldId)
}

/** Samples of fields as far as any of them may still hold. */
async function readSamples(db: Reader, accountId: string, year: number): Promise<Map<string, SampleFacts[]>> {
  const { stored } = SOIL_SAMPLES
  const rows = await sampleRows(db, { accountId, from: `${year - VALID_YEARS}-01-01` })
  const samples = new Map<string, SampleFacts[]>()
  for (const row of rows.filter(stored.isReadable)) {
    const sample = stored.read(row)
    const { date, p, methodP, phMethod, areaHa, below } = sample
    const measured = FIGURES.filter((figure) => sample[figure] !== null)
    const own = samples.get(row.field_id)
    const facts = { date, p, methodP, phMethod, areaHa, below, measured }
    if (own) own.push(facts)
    else samples.set(row.field_id, [facts])
  }
  return samples
}

interface Collected {
  readonly year: number
  readonly thisYear: number
  readonly field: FieldFacts
  readonly planned: PlannedYears
  readonly rest: Pick<SchemeField, 'events' | 'samples' | 'balance' | 'nitrogen'>
}

/** Field as it is, or with the crops that are planned where the book names none. */
function schemeField({ year, thisYear, field, planned, rest }: Collected, withPlan: boolean): SchemeField {
  const asPlanned = { ...field, active: true, yearInfo: [...field.yearInfo] }
  const crops = sequenceOf(asPlanned, withPlan ? planned : NO_PLAN, thisYear)
  const { area, isUndersownWithLegumes } = fieldOfYear(asPlanned, crops, year)
  return { field, area, crops, isUndersownWithLegumes, ...rest }
}

/** Whether a plan says something of the farm's year that the book does not. */
const isPlanned = (collected: readonly Collected[], year: number): boolean =>
  collected.some(
    ({ planned, rest }) =>
      rest.events.some(isWhatIf) || (planned.get(year)?.crop ?? planned.get(year + 1)?.crop ?? null) !== null,
  )

async function collectFields(db: Reader, actor: Actor, year: number) {
  const { accountId } = actor
  const thisYear = cropYearOf(dayInTallinn(actor.now))
  const rows = (await fieldRows(db, { accountId })).filter(storedFields.isReadable).toSorted(inOwnOrder)
  const fields = rows
    .map(fieldFactsOf)
    .filter((field) => isInUse({ ...field, active: true }, year))
    .map((field) => ({ ...field, name: nameOfYear(field, year) }))
  const planned = await readPlanned(db, accountId)
  const events = await readJobs(db, accountId, year)
  const samples = await readSamples(db, accountId, year)
  const plan = await readPlan(db, actor, { year })
  const plans = new Map(plan.fields.map((each) => [each.fieldId, each]))
  const collected = fields.map((field): Collected => {
    const { _id: id } = field
    const own = plans.get(id)
    const rest = {
      events: events.get(id) ?? [],
      samples: samples.get(id) ?? [],
      balance: own === undefined ? null : doneBalance(own),
      nitrogen: own === undefined ? null : nitrogenOf(own),
    }
    return { year, thisYear, field, planned: planned.get(id) ?? NO_PLAN, rest }
  })
  return { collected, duty: dutyOf(plan) }
}

/** Animals of the year beside the land that takes their manure; null where nobody named any. */
async function readAnimals(
  db: Reader,
  actor: Actor,
  { year, collected }: { readonly year: number; readonly collected: readonly Collected[] },
): Promise<SchemeAnimals | null> {
  const own = await readOwnManure(db, actor, year)
  if (own.animals.length === 0) return null
  const balance = ownManureBalance(own)
  const land = collected.map((each) => schemeField(each, false))
  return {
    livestockUnits: balance.livestockUnits,
    perHectare: ownManurePerHectare(balance, hectares(land)),
  }
}

/** Facts of a farm's calendar year, as it is and with what is planned. */
export async function readFacts(db: Reader, actor: Actor, year: number) {
  const participation = await readParticipation(db, actor, year)
  const { isOrganic } = await readKsm(db, actor)
  const { collected, duty } = await collectFields(db, actor, year)
  const today = dayInTallinn(actor.now)
  const common: Omit<SchemeFacts, 'fields' | 'withPlan'> = {
    today,
    year,
    parts: participation.parts,
    told: participation.told,
    livestockUnits: participation.livestockUnits,
    animals: await readAnimals(db, actor, { year, collected }),
    isOrganic,
    products: await productsOf(
      db,
      collected.flatMap(({ rest }) => rest.events),
    ),
    manure: await readManure(db, actor, Math.min(year, yearOf(today))),
    duty,
    machines: await listNamed(db, actor, MACHINES),
    workers: await readWorkers(db, actor),
  }
  const of = (withPlan: boolean): SchemeFacts => ({
    ...common,
    withPlan,
    fields: collected.map((each) => schemeField(each, withPlan)),
  })
  const both: BothFacts = { now: of(false), planned: isPlanned(collected, year) ? of(true) : undefined }
  return { participation, isOrganic, both }
}

/** Requirements of a year, as its page shows them. */
export async function readSchemes(db: Reader, actor: Actor, year: number): Promise<SchemesOfYear> {
  const { participation, isOrganic, both } = await readFacts(db, actor, year)
  return { year, participation, isOrganic, requirements: statesOf(both) }
}
