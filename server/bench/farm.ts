/** Farms of the bench, entered through the program's own calls into a SQLite file, and kept until a migration changes. */
import { SAMPLE_SELLER } from '@vagu/core/subscription/invoice'
import { DEFAULT_TERMS } from '@vagu/core/subscription/terms'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
import { type Client, openSession, signIn } from '../src/testing/client.ts'
import { Kysely } from 'kysely'
import { type BenchFarm, fillFarm } from './fill.ts'

export const TODAY = '2026-06-20'
const YEARS = [2022, 2023, 2024, 2025, 2026]
/** Counted up when a farm is filled otherwise. */
const CONTENTS = 4
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

const fill = (client: Client, farm: BenchFarm, newId: () => string) =>
  fillFarm(
    async (endpoint, input) => {
      const reply = await client.call(endpoint, input)
      if (reply.status !== 200)
        throw new Error(`${endpoint.path}: ${reply.status} ${JSON.stringify(reply.error)}`)
    },
    { ...farm, years: YEARS, today: TODAY, newId },
  )

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
