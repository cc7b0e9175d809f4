/** Does to a farm what a step of its history says, by the program's own calls. */
import * as fields from '@vagu/core/fields/contract'
import { changeSeasons } from '@vagu/core/fields/seasons-contract'
import * as batches from '@vagu/core/jobs/batch-contract'
import * as jobs from '@vagu/core/jobs/contract'
import { updateJobMaterials } from '@vagu/core/jobs/material-update-contract'
import { addMaterial, changeMaterial } from '@vagu/core/materials/contract'
import { changeKsm } from '@vagu/core/settings/contract'
import { addDays } from '@vagu/core/time/day'
import { rules } from '@vagu/core/warnings/registry'
import { versionsOf } from '@vagu/core/warnings/generate/version-of'
import { sampleProduct, sampleUse } from '@vagu/core/warnings/sample'
import { expect } from 'vitest'
import { materialKey } from '@vagu/core/materials/schema'
import { sql } from 'kysely'
import { ACCOUNT_TABLES } from '../account/tables.ts'
import { storeEdition } from '../registers/store.ts'
import { refreshWarnings } from '../warnings/refresh.ts'
import type { Client } from './client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from './farm.ts'
import { FIRST_DAY, type StepJob, NUMBER, type Step } from './farm-steps.ts'
import { runSamples } from './sample-steps.ts'
import type { TestServer } from './test-server.ts'

const MATERIAL_OF = {
  manure: {
    name: 'Vedelsõnnik',
    type: 'fertilizer',
    subtype: 'FERTILIZER',
    subtypeVariant: 'MUU',
    fertilizerKind: 'ORGANIC_FERTILIZER',
    organicType: 'VEDELSONNIK',
    nutrient: { N: 3.6, P: 0.68, K: 2.1 },
    amount: 60,
    unit: 'm3/ha',
  },
  mineral: {
    name: 'Lämmastik',
    type: 'fertilizer',
    subtype: 'FERTILIZER',
    subtypeVariant: 'VAETIS_REGISTRIST',
    fertilizerKind: 'MINERAL_FERTILIZER',
    nutrient: { N: 34, P: 0, K: 0 },
    amount: 250,
    unit: 'kg/ha',
  },
  'solid manure': {
    name: 'Tahesõnnik',
    type: 'fertilizer',
    subtype: 'FERTILIZER',
    subtypeVariant: 'MUU',
    fertilizerKind: 'ORGANIC_FERTILIZER',
    organicType: 'TAHESONNIK',
    nutrient: { N: 5, P: 0, K: 7 },
    amount: 20,
    unit: 't/ha',
  },
} as const

const sowing = (fieldId: string, change: object, isOwn: boolean) => ({
  fieldId,
  jobCategory: { name: 'Külv' },
  job: { name: 'Külvamine' },
  requisites: [
    {
      name: 'Nisu',
      type: 'seed',
      subtype: 'talinisu',
      seedCertificate: isOwn ? 'OTS' : 'C1',
      batchNo: isOwn ? null : '1',
      amount: 200,
      unit: 'kg/ha',
    },
  ],
  ...change,
})

const stacking = (fieldId: string, change: object, heap: object) => ({
  fieldId,
  jobCategory: { name: 'Sõnniku aunastamine' },
  job: { name: 'Sõnnikuauna moodustamine' },
  amount: 80,
  unit: 't',
  heap,
  ...change,
})

const fertilising = (fieldId: string, kind: keyof typeof MATERIAL_OF, change: object) => ({
  fieldId,
  jobCategory: { name: 'Väetamine' },
  job: { name: 'Väetamine' },
  requisites: [MATERIAL_OF[kind]],
  // too late where nothing grows
  fertilization: { spreading: 'BROADCAST', incorporatedWithinHours: 60 },
  ...change,
})

/** The last day of a job; what is done has one. */
const endOf = (status: StepJob['status'], date: string, lasts: number | null): string | null =>
  lasts === null ? (status === 'DONE' ? date : null) : addDays(date, lasts)

function bodyOf(farm: StepFarm, { field, after, lasts, kind, delay, status, area, ...chemical }: StepJob) {
  const date = addDays(FIRST_DAY, after)
  const endDate = endOf(status, date, lasts)
  const fieldId = farm.fieldIds[field] ?? ''
  const facts = { date, endDate, status, area, plannedYear: 2024 + (after % 4) }
  if (kind === 'harvest') return harvest(fieldId, facts)
  const { registerNumber, isRegistered, weather, spreading } = chemical
  if (kind === 'sowing') return sowing(fieldId, facts, isRegistered)
  if (kind === 'stack') {
    const manure = isRegistered ? 'TAHESONNIK' : 'SUGAVALLAPANUSONNIK'
    return stacking(fieldId, facts, {
      manure,
      spreadOn: delay && addDays(date, delay),
      isNoticeGiven: area === 4,
    })
  }
  if (kind !== 'spraying') return fertilising(fieldId, kind, { ...facts, fertilization: { spreading } })
  const material = {
    ...fungicide,
    registerNumber,
    ...((registerNumber !== null || isRegistered) && { subtypeVariant: 'TKV_REGISTRIST' }),
    usageTimes: 1,
    workDelayDays: delay && (delay % 9) + 1,
    harvestDelayDays: delay,
  }
  const growthStage = weather && weather * 3
  const ingredients = weather === null ? fungicide.ingredients : [{ name: 'Glüfosaat', code: 'glufosaat' }]
  return spraying(fieldId, farm.worker, {
    ...facts,
    windSpeed: weather,
    airTemperature: weather && weather * 5,
    growthStage,
    requisites: [{ ...material, ingredients }],
  })
}

export interface StepFarm {
  readonly farmer: Client
  readonly worker: string
  /** The id of the fungicide that its jobs carry copies of. */
  readonly material: string
  readonly fieldIds: readonly string[]
  readonly eventIds: string[]
  readonly sampleIds: string[]
}

type Edition = Extract<Step, { kind: 'register' }>
const EDITION_DAY = '2026-05-20'

/** A new edition of the register comes: it says something else of the product, and farms are judged anew. */
async function changeRegister(
  { ports }: TestServer,
  { delay, interval, times, validUntil }: Edition,
): Promise<void> {
  const use = sampleUse({ harvestDelayDays: delay, intervalDays: interval, timesMax: times })
  const product = sampleProduct({ number: NUMBER, name: fungicide.name, validUntil, uses: [use] })
  await ports.db.transaction().execute(async (tx) => {
    await storeEdition(tx, {
      day: EDITION_DAY,
      now: ports.now(),
      origin: 'upload',
      products: [product],
      problems: [],
      moreProblems: 0,
    })
  })
  await refreshWarnings(ports)
}

/** The program is started with one rule less, and then with all of them again. */
async function changeLaw({ ports }: TestServer, rule: string): Promise<void> {
  const fewer = rules.filter(({ id }) => id !== rule)
  await refreshWarnings(ports, { rules: fewer, versions: versionsOf(fewer) })
  await refreshWarnings(ports)
}

type Of<K extends Step['kind']> = Extract<Step, { kind: K }>

/** The jobs that are there, or those that are deleted. */
async function idsThatAre(server: TestServer, farm: StepFarm, are: 'there' | 'deleted'): Promise<string[]> {
  const rows = await server.db
    .selectFrom('job_event')
    .select('id')
    .where('account_id', '=', farm.farmer.accountId)
    .where('deleted_at', are === 'there' ? 'is' : 'is not', null)
    .execute()
  return rows.map(({ id }) => id).toSorted()
}

async function runSeveral(
  server: TestServer,
  farm: StepFarm,
  what: Of<'dates' | 'delete several' | 'restore several'>,
) {
  const all = await idsThatAre(server, farm, what.kind === 'restore several' ? 'deleted' : 'there')
  const ids = [...new Set(what.some.flatMap((place) => all[place % all.length] ?? []))]
  if (ids.length === 0) return
  const { farmer } = farm
  if (what.kind === 'delete several') await farmer.call(batches.deleteJobs, { body: { ids } })
  else if (what.kind === 'restore several') await farmer.call(batches.restoreJobs, { body: { ids } })
  else {
    const { after, lasts, status } = what.job
    // each on a day of its own, in other seasons too
    const body = ids.map((jobId, i) => {
      const date = addDays(FIRST_DAY, after + i * 37)
      const endDate = endOf(status, date, lasts)
      return { jobId, status, date, endDate, plannedYear: 2024 + (after % 4) }
    })
    const reply = await farmer.call(batches.changeJobDates, { body })
    // a stack cannot begin after it was spread: then nothing is changed
    const refusals = reply.error?.fields?.map(({ path }) => path.replace(/^\d+\./, '')) ?? []
    expect(reply.status === 200 || refusals.every((path) => path === 'heap.spreadOn')).toBe(true)
  }
}

async function runSeasons({ farmer, fieldIds }: StepFarm, { field, year, shift }: Of<'seasons'>) {
  const body = {
    seasonStart: shift === null ? null : addDays(`${year - 1}-07-01`, shift),
    ...(field !== null && { fieldIds: [fieldIds[field] ?? ''] }),
  }
  const reply = await farmer.call(changeSeasons, { params: { year }, body })
  expect(reply.status).toBe(200)
}

async function runKsm({ farmer }: StepFarm, { years }: Of<'ksm'>) {
  const reply = await farmer.call(changeKsm, { body: { years, isOrganic: false } })
  expect(reply.status).toBe(200)
}

/** A job becomes what it was once; a deleted one comes back. */
async function runVersion({ farmer, eventIds }: StepFarm, { which, entry }: Of<'version'>) {
  const id = eventIds[which % (eventIds.length || 1)]
  if (id === undefined) return
  const { data } = await farmer.call(batches.listJobVersions, { params: { id } })
  const made = data.filter(({ after }) => after !== null)
  const entryId = made[entry % made.length]?.entryId ?? ''
  const reply = await farmer.call(batches.restoreJobVersion, { params: { id, entryId } })
  expect(reply.status).toBe(200)
}

/** The fungicide changes, and with it all its copies. */
async function runMaterial(server: TestServer, { farmer, material }: StepFarm, step: Of<'material'>) {
  const { delay: harvestDelayDays, registerNumber } = step
  const body = { ...fungicide, harvestDelayDays, registerNumber, usageTimes: 2 }
  await farmer.call(changeMaterial, { params: { id: material }, body })
  const rows = await server.db
    .selectFrom('job_material')
    .select('job_id as id')
    .distinct()
    .where('account_id', '=', farmer.accountId)
    .where('name_key', '=', materialKey(fungicide.name))
    .execute()
  if (rows.length === 0) return
  const jobEventIds = rows.map(({ id }) => id)
  const reply = await farmer.call(updateJobMaterials, { body: { jobEventIds, requisite: material } })
  expect(reply.status).toBe(200)
}

export async function runStep(server: TestServer, farm: StepFarm, what: Step): Promise<void> {
  if (what.kind === 'register') return changeRegister(server, what)
  if (what.kind === 'law') return changeLaw(server, what.rule)
  if (what.kind === 'ksm') return runKsm(farm, what)
  if (what.kind === 'seasons') return runSeasons(farm, what)
  if (what.kind === 'version') return runVersion(farm, what)
  if (what.kind === 'material') return runMaterial(server, farm, what)
  if (what.kind === 'dates' || what.kind === 'delete several' || what.kind === 'restore several')
    return runSeveral(server, farm, what)
  if (what.kind === 'sample' || what.kind === 'change sample' || what.kind === 'turn sample')
    return runSamples(farm, what)
  return runOne(farm, what)
}

async function runOne(
  farm: StepFarm,
  what: Of<'add' | 'season' | 'change' | 'delete' | 'restore'>,
): Promise<void> {
  const { farmer, eventIds } = farm
  const id = 'which' in what ? (eventIds[what.which % (eventIds.length || 1)] ?? '') : ''
  const params = { id }
  if (what.kind === 'add') {
    const made = await farmer.call(jobs.addJobs, { body: what.list.map((each) => bodyOf(farm, each)) })
    eventIds.push(...made.data.map((job) => job._id))
  } else if (what.kind === 'season') {
    const seasonStart = addDays('2024-08-01', what.shift)
    const body = {
      name: 'Kivi',
      area: 8 + (what.shift % 4),
      nitrateZone: what.shift % 3 === 0,
      slope: ([null, 'UP_TO_5', 'FROM_5_TO_10', 'ABOVE_10'] as const)[what.shift % 4],
      yearInfo: [
        { year: 2025, seasonStart, mainCrop: { crop: what.shift % 2 === 0 ? 'talinisu' : 'kaer' } },
        { year: 2026, mainCrop: { crop: what.shift % 5 === 0 ? 'mustkesa' : 'talinisu' } },
      ],
    }
    await farmer.call(fields.changeField, { params: { id: farm.fieldIds[what.field] ?? '' }, body })
  } else if (what.kind === 'change')
    await farmer.call(jobs.changeJob, { params, body: bodyOf(farm, what.job) })
  else if (what.kind === 'delete') await farmer.call(jobs.deleteJob, { params })
  else await farmer.call(jobs.restoreJob, { params })
}

export async function openFarm(server: TestServer): Promise<StepFarm> {
  const farmer = await server.farmer()
  const worker = await addTestWorker(farmer)
  const { _id: material } = (await farmer.call(addMaterial, { body: fungicide })).data
  const yearInfo = [2024, 2025, 2026].map((year) => ({ year, mainCrop: { crop: 'talinisu' } }))
  const fieldIds = [await addTestField(farmer), await addTestField(farmer, { yearInfo, slope: 'ABOVE_10' })]
  await farmer.call(changeKsm, { body: { years: [2024, 2025, 2026], isOrganic: false } })
  return { farmer, worker, material, fieldIds, eventIds: [], sampleIds: [] }
}

/** Takes a farm away, or every later edition and law would judge it too. */
export async function closeFarm({ db }: TestServer, { farmer }: StepFarm): Promise<void> {
  for (const { table } of ACCOUNT_TABLES)
    await sql`delete from ${sql.table(table)} where account_id = ${farmer.accountId}`.execute(db)
}
