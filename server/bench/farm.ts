/** Farms of the bench, entered through the program's own calls into a SQLite file, and kept until a migration changes. */
import { SAMPLE_SELLER } from '@vagu/core/subscription/invoice'
import { DEFAULT_TERMS } from '@vagu/core/subscription/terms'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CallInput, Endpoint } from '@vagu/core/endpoint'
import { cookieDevices, cookieSessions, cookieTravels } from '../node/cookies.ts'
import { migrations } from '../node/migrations.ts'
import { pdfLibrary } from '../node/pdf-library.ts'
import { nodeSqlite } from '../node/sqlite.ts'
import { buildApp } from '../src/app.ts'
import { migrate } from '../src/db/migrate.ts'
import { directWork } from '../src/heavy/direct.ts'
import { memoryIntake } from '../src/http/memory-intake.ts'
import { ensureStarter } from '../src/registers/starter.ts'
import type { Tables } from '../src/db/schema.ts'
import { sqliteDialect } from '../src/db/sqlite-dialect.ts'
import { idMaker } from '../src/db/actor.ts'
import type { Ports } from '../src/ports.ts'
import { noMap } from '../src/pria-map/wfs-map.ts'
import { FIELD_NAMES, WORKER_NAMES } from '../src/sample-farm/names.ts'
import { changeRotationCells } from '@vagu/core/rotation/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import { type SampleFarm, sampleFarm } from '../src/sample-farm/sample-farm.ts'
import { seedFarm, type Send } from '../src/sample-farm/seed.ts'
import { sampleSoil } from '../src/sample-farm/soil-samples.ts'
import { type Client, openSession, signIn } from '../src/testing/client.ts'
import { Kysely } from 'kysely'
import { seedMoney } from './money.ts'

export interface BenchFarm {
  readonly name: string
  readonly fields: number
  /** Jobs of one field in one season. */
  readonly jobsPerSeason: number
}
/** 300 fields x 5 seasons x 13 or 14 jobs are about 20,000; 1,000 x 5 x 20 are 100,000. */
export const REFERENCE: BenchFarm = { name: 'reference', fields: 300, jobsPerSeason: 13 }
export const STRESS: BenchFarm = { name: 'stress', fields: 1000, jobsPerSeason: 20 }

export const TODAY = '2026-06-20'
const YEARS = [2022, 2023, 2024, 2025, 2026]
/** Counted up when a farm is filled otherwise. */
const CONTENTS = 3
const FOLDER = join(import.meta.dirname, '..', '..', 'bench-data')

export function portsOver(path: string) {
  const sqlite = nodeSqlite(path)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) })
  const ports: Ports = {
    db,
    engine: 'sqlite',
    now: () => new Date(`${TODAY}T09:00:00Z`),
    random: (count) => randomBytes(count),
    passwords: { hash: async () => '', verify: async () => false },
    sessions: cookieSessions(false),
    devices: cookieDevices(false),
    travels: cookieTravels(false),
    openId: undefined,
    sendMail: async () => {},
    letterWaits: () => {},
    makeImage: async () => undefined,
    intake: memoryIntake,
    heavy: directWork({ random: (count) => randomBytes(count), pdf: pdfLibrary }),
    photos: { put: async () => {}, get: async () => undefined, remove: async () => {} },
    printInvoice: async () => new Uint8Array(),
    priaMap: noMap,
    agency: undefined,
    sealer: { seal: async (text) => text, open: async (sealed) => sealed },
    priaWaits: () => {},
    log: { info() {}, warn() {}, error: (facts, message) => console.error(message, facts) },
    options: {
      version: 'bench',
      publicUrl: 'http://localhost',
      adminEmails: [],
      feedbackEmail: '',
      trialDays: 60,
      deletionGraceDays: 30,
      videos: {},
      terms: DEFAULT_TERMS,
      seller: SAMPLE_SELLER,
      yearlyWarningExempt: [],
      isDevelopment: false,
      mapGround: { styleUrl: null, tilesUrl: null },
      registrationsPerDay: 1,
      maxPhotoBytes: 1_000_000_000,
      isDemo: false,
      tracksExpenses: true,
      checksReplies: false,
    },
  }
  return { sqlite, db, ports }
}

async function fill(client: Client, farm: BenchFarm, newId: () => string): Promise<void> {
  const sample = sampleFarm({
    fields: farm.fields,
    years: YEARS,
    jobsPerSeason: farm.jobsPerSeason,
    today: TODAY,
    newId,
    seed: farm.fields,
    fieldNames: FIELD_NAMES,
    workerNames: WORKER_NAMES,
    mistakeEvery: 20,
  })
  const send = async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
    const reply = await client.call(endpoint, input)
    if (reply.status !== 200)
      throw new Error(`${endpoint.path}: ${reply.status} ${JSON.stringify(reply.error)}`)
  }
  await seedFarm(send, sample)
  for (const body of sampleSoil(sample.fields, { today: TODAY, newId, seed: farm.fields }))
    await send(addSoilSample, { body })
  await seedPlans(send, sample)
  await seedMoney(send, sample, { today: TODAY, newId })
}

/** A goal for each field in the last season, and a crop for each in the season after. */
async function seedPlans(send: Send, { fields }: SampleFarm): Promise<void> {
  const [year] = YEARS.slice(-1)
  if (year === undefined) return
  const grown = fields.flatMap(({ _id: fieldId, yearInfo }) => {
    const crop = yearInfo.find((info) => info.year === year)?.mainCrop?.crop
    return crop ? [{ fieldId, crop }] : []
  })
  const yields = grown.map((of) => ({ ...of, perHa: 5, unit: 't' as const }))
  await send(changeYieldGoals, { params: { year }, body: { yields } })
  await send(changeRotationCells, { body: { cells: grown.map((of) => ({ ...of, year: year + 1 })) } })
}

const versionOf = (farm: BenchFarm): string =>
  createHash('sha256')
    .update(JSON.stringify([farm, YEARS, TODAY, CONTENTS, migrations()]))
    .digest('hex')
    .slice(0, 12)

/** Opens a farm of this size, making it first where there is none yet. Its own client is signed in. */
export async function openFarm(farm: BenchFarm) {
  mkdirSync(FOLDER, { recursive: true })
  const path = join(FOLDER, `${farm.name}-${versionOf(farm)}.sqlite`)
  const isNew = !existsSync(path)
  const { sqlite, db, ports } = portsOver(path)
  try {
    await migrate(db, { migrations: migrations(), engine: 'sqlite', now: ports.now() })
    await ensureStarter(db, ports.now())
    const app = buildApp(ports)
    const client = isNew ? await signIn(ports, app) : await ownerAgain(ports, app)
    if (isNew)
      await fill(
        client,
        farm,
        idMaker(() => new Date(), ports.random),
      )
    return { app, ports, db, raw: sqlite.raw, client }
  } catch (error) {
    if (isNew) rmSync(path, { force: true })
    throw error
  }
}

/** A client for the account that a kept farm belongs to. */
async function ownerAgain(ports: Ports, app: ReturnType<typeof buildApp>): Promise<Client> {
  const owner = await ports.db
    .selectFrom('field')
    .innerJoin('membership', 'membership.account_id', 'field.account_id')
    .select(['membership.account_id', 'membership.user_id'])
    .executeTakeFirstOrThrow()
  return openSession(ports, app, { accountId: owner.account_id, userId: owner.user_id })
}
