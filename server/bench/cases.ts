/** Cases that are measured: each call of the whole program beside the bare engine's query for the same rows. */
import * as fields from '@vagu/core/fields/contract'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import * as jobCalls from '@vagu/core/jobs/contract'
import type { JobDraft } from '@vagu/core/jobs/schema'
import { getStatus } from '@vagu/core/status/contract'
import { seasonOf } from '@vagu/core/time/season'
import { idMaker } from '../src/db/actor.ts'
import { type openFarm, TODAY } from './farm.ts'
import { pageCases } from './page-cases.ts'
import { planCases } from './plan-cases.ts'
import { profitCases } from './profit-cases.ts'
import { ALL_PARTS, schemeCases, takingPart } from './scheme-cases.ts'
import { supplyCases } from './supply-cases.ts'

export type Farm = Awaited<ReturnType<typeof openFarm>>
/** A request of a case; it is sent to the program in this process, and over HTTP. */
export interface Ask {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
}
/** Rows of the bare engine's query in this round. */
type BareHttp = (round: number) => unknown[]

export interface Case {
  readonly name: string
  readonly ask: (round: number) => Ask
  /** The bare engine's query for the same rows. */
  readonly bare: BareHttp
  /** Makes the farm what the case is about, untimed, once. */
  readonly prepare?: () => Promise<unknown>
  /** Takes away what a round has stored, untimed. */
  readonly tidy?: () => void
  readonly rounds: number
  /** Our median at most so many times the bare one. */
  readonly atMost: number
  /** Our median at most so many milliseconds, where that is asked too. */
  readonly within?: number
}

const YEAR = 2026
/** Over this many milliseconds a 100-field spraying feels slow. */
const SPRAYING_MS = 100
const get = (path: string): Ask => ({ method: 'GET', path })

function fieldsList({ client, raw }: Farm): Case {
  const query = raw.prepare(
    'select id, active, ordering, document, updated_at from field where account_id = ? and deleted_at is null order by ordering, id',
  )
  return {
    name: 'fields list',
    ask: () => get(fields.listFields.path),
    bare: () => query.all(client.accountId),
    rounds: 200,
    atMost: 1.5,
  }
}

/** Save, untimed, after which answers that hold until something is stored must be found out anew. */
function savingIn({ client, raw }: Farm): () => void {
  const save = raw.prepare('update account set updated_at = updated_at where account_id = ?')
  return () => void save.run(client.accountId)
}

/** The same where something was stored in between. */
const fieldsAfterSave = (farm: Farm): Case => ({
  ...fieldsList(farm),
  name: 'fields list after a save',
  tidy: savingIn(farm),
  atMost: 3,
})

/** Facts that the map tells of each field, beside the jobs of the season that they are told from. */
function fieldsOverview({ client, raw }: Farm): Case {
  const season = seasonOf(YEAR)
  const query = raw.prepare(
    'select field_id, max(day) as day from job_event where account_id = ? and day >= ? and day <= ? and deleted_at is null group by field_id',
  )
  return {
    name: 'fields overview',
    ask: () => get(`/fields/${YEAR}/overview`),
    bare: () => query.all(client.accountId, season.start, season.end),
    rounds: 50,
    atMost: 15,
  }
}

const overviewAfterSave = (farm: Farm): Case => ({
  ...fieldsOverview(farm),
  name: 'overview after a save',
  tidy: savingIn(farm),
})

function fieldSeason({ client, raw }: Farm, ids: readonly string[]): Case {
  const season = seasonOf(YEAR)
  const query = raw.prepare(
    'select id, document, created_at, updated_at from job_event where account_id = ? and field_id = ? and day >= ? and day <= ? and deleted_at is null order by day desc',
  )
  const idAt = (round: number) => ids[round % ids.length] ?? ''
  return {
    name: "a field's season",
    ask: (round) => get(`/fields/${idAt(round)}/${YEAR}/events`),
    bare: (round) => query.all(client.accountId, idAt(round), season.start, season.end),
    rounds: 500,
    atMost: 3,
  }
}

function farmSeason({ client, raw }: Farm): Case {
  const season = seasonOf(YEAR)
  const query = raw.prepare(
    'select id, field_id, document, created_at, updated_at from job_event where account_id = ? and day >= ? and day <= ? and deleted_at is null order by day desc, id desc',
  )
  return {
    name: "the farm's season",
    ask: () => get(`${listJobs.path}?year=${YEAR}`),
    bare: () => query.all(client.accountId, season.start, season.end),
    rounds: 20,
    atMost: 5,
  }
}

function recentJobs({ client, raw }: Farm): Case {
  const query = raw.prepare(
    'select id, document, created_at, updated_at from job_event where account_id = ? and deleted_at is null order by created_at desc limit 30',
  )
  return {
    name: 'recent jobs',
    ask: () => get(jobCalls.listLastAdded.path),
    bare: () => query.all(client.accountId),
    rounds: 500,
    atMost: 3,
  }
}

function status({ client, raw }: Farm): Case {
  const query = raw.prepare('select document from warning where account_id = ?')
  return {
    name: 'status',
    ask: () => get(getStatus.path),
    bare: () => query.all(client.accountId),
    rounds: 100,
    atMost: 15,
  }
}

/** The same where something was stored in between, by whomever. */
const statusAfterSave = (farm: Farm): Case => ({
  ...status(farm),
  name: 'status after a save',
  tidy: savingIn(farm),
})

/** A spraying like the farm's own ones, on a day of its own for every round. */
async function sprayingLike({ client }: Farm, fieldId: string): Promise<JobDraft> {
  const { data } = await client.call(jobCalls.listFieldJobs, { params: { fieldId, year: YEAR } })
  const known = data.jobEvents.find((job) => job.jobCategory.key === 'plant-protection')
  if (!known) throw new Error('the field of the bench has no spraying')
  const {
    _id,
    fieldName: _name,
    workerName: _worker,
    createdAt: _made,
    updatedAt: _changed,
    ...draft
  } = known
  return { ...draft, status: 'DONE', date: TODAY, endDate: TODAY, plannedYear: null }
}

interface SaveFacts {
  readonly name: string
  readonly rounds: number
  readonly atMost: number
  /** As of a case. */
  readonly within?: number
  /** Whether the farm takes the KSM support, of which some rules ask more. */
  readonly isKsm?: boolean
}

async function saves(
  farm: Farm,
  ids: readonly string[],
  { isKsm = false, ...facts }: SaveFacts,
): Promise<Case> {
  const { client, raw } = farm
  const newId = idMaker(() => new Date(), farm.ports.random)
  const draft = await sprayingLike(farm, ids[0] ?? '')
  const document = JSON.stringify(draft)
  raw.exec('create table if not exists bare_event as select * from job_event where 0')
  const insert = raw.prepare(
    `insert into bare_event (account_id, id, field_id, status, day, end_day, document, fingerprint, created_at, updated_at)
     values (?, ?, ?, 'DONE', ?, ?, ?, '', ?, ?)`,
  )
  const bare = (): unknown[] => {
    raw.exec('begin immediate')
    for (const id of ids) insert.run(client.accountId, newId(), id, TODAY, TODAY, document, TODAY, TODAY)
    raw.exec('commit')
    return []
  }
  // what a round leaves would be judged away in the next one
  const forget = [
    'delete from job_event where account_id = ? and id = ?',
    'delete from job_material where account_id = ? and job_id = ?',
    'delete from warning where account_id = ? and target_id = ?',
    "delete from journal where account_id = ? and noun = 'job-event' and record_id = ?",
  ].map((query) => raw.prepare(query))
  let saved: string[] = []
  const ask = (): Ask => {
    const jobs = ids.map((fieldId) => ({ ...draft, _id: newId(), fieldId }))
    saved.push(...jobs.map((job) => job._id))
    return { method: 'POST', path: jobCalls.addJobs.path, body: JSON.stringify(jobs) }
  }
  const tidy = () => {
    raw.exec('begin immediate')
    for (const id of saved) for (const query of forget) query.run(client.accountId, id)
    raw.exec('delete from bare_event; commit')
    saved = []
  }
  return { ...facts, ask, bare, tidy, prepare: takingPart(farm, isKsm ? ALL_PARTS : []) }
}

const ONE_JOB: SaveFacts = { name: 'one job saved', rounds: 100, atMost: 3.5 }
const SPRAYING: SaveFacts = {
  name: 'a 100-field spraying saved',
  rounds: 40,
  atMost: 15,
  within: SPRAYING_MS,
}

/** Every case of a farm that is open. */
export async function casesOf(farm: Farm): Promise<Case[]> {
  const { data } = await farm.client.call(fields.listFields, { query: {} })
  const ids = data.map((field) => field._id)
  return [
    fieldsList(farm),
    fieldsAfterSave(farm),
    fieldsOverview(farm),
    overviewAfterSave(farm),
    fieldSeason(farm, ids),
    farmSeason(farm),
    recentJobs(farm),
    status(farm),
    statusAfterSave(farm),
    ...planCases(farm, savingIn(farm)),
    ...profitCases(farm, savingIn(farm)),
    ...supplyCases(farm, savingIn(farm)),
    ...schemeCases(farm, savingIn(farm)),
    ...pageCases(farm, savingIn(farm)),
    await saves(farm, ids.slice(0, 1), ONE_JOB),
    await saves(farm, ids.slice(0, 1), { ...ONE_JOB, name: '  with the KSM support', isKsm: true }),
    await saves(farm, ids.slice(0, 100), SPRAYING),
    await saves(farm, ids.slice(0, 100), { ...SPRAYING, name: '  with the KSM support', isKsm: true }),
  ]
}
