/** The demo's home: the whole program over SQLite in memory, with one account that is signed in from the start. */
import { AppError } from '@vagu/core/errors'
import { SAMPLE_SELLER } from '@vagu/core/subscription/invoice'
import { DEFAULT_TERMS } from '@vagu/core/subscription/terms'
import init from '@sqlite.org/sqlite-wasm'
import { memoryShelf } from '@vagu/agency/shelf'
import { sealerWith } from '@vagu/server/agency/sealer'
import { simulatedAgency } from '@vagu/server/agency/simulated'
import { buildApp } from '@vagu/server/app'
import { migrate } from '@vagu/server/db/migrate'
import type { Tables } from '@vagu/server/db/schema'
import { sqliteDialect } from '@vagu/server/db/sqlite-dialect'
import { idMaker } from '@vagu/server/db/actor'
import { directWork } from '@vagu/server/heavy/direct'
import { memoryIntake } from '@vagu/server/http/memory-intake'
import { startSession } from '@vagu/server/http/session'
import type { Ports, TokenCarrier } from '@vagu/server/ports'
import { testMap } from '@vagu/server/pria-map/test-map'
import { desksOf } from '@vagu/server/pria/desk'
import { refreshFarms } from '@vagu/server/pria/refresh'
import { sendRuns } from '@vagu/server/pria/sender'
import { ensureStarter } from '@vagu/server/registers/starter'
import { createAccount } from '@vagu/server/users/store'
import { Kysely } from 'kysely'
import type { MapGround } from '@vagu/core/map/schema'
import { browserImages, photosInMemory } from './images.ts'
import { groundOfPage } from './map-ground.ts'
import { wasmSqlite } from './sqlite-wasm.ts'
import { pdfLibrary } from './pdf-library.ts'
import { demoText } from './text.ts'

const files = import.meta.glob<string>('../../../server/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const migrations = Object.entries(files).map(([path, text]) => ({
  name: path.split('/').at(-1) ?? path,
  text,
}))

/** A token of the demo; there is no cookie, because nothing of the demo may touch a real session. */
function tokenInMemory(): TokenCarrier {
  let token: string | undefined
  return {
    read: () => token,
    write: (_, next) => {
      token = next
    },
    clear: () => {
      token = undefined
    },
  }
}

const now = (): Date => new Date()
const say = (facts: object, message: string) => globalThis.reportError(new Error(message, { cause: facts }))

const log = { info() {}, warn() {}, error: say }
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))
const publicUrl = globalThis.location.origin

const portsOver = (db: Kysely<Tables>, mapGround: MapGround, sendWaiting: () => Promise<void>): Ports => ({
  db,
  engine: 'sqlite',
  now,
  random,
  passwords: { hash: async () => 'locked', verify: async () => false },
  sessions: tokenInMemory(),
  devices: tokenInMemory(),
  travels: tokenInMemory(),
  openId: undefined,
  sendMail: async () => {},
  letterWaits: () => {},
  makeImage: browserImages,
  intake: memoryIntake,
  heavy: directWork({ random, pdf: pdfLibrary }),
  photos: photosInMemory(),
  // nobody orders in the demo
  printInvoice: async () => {
    throw new AppError('lockedInDemo')
  },
  priaMap: testMap({ now, log }),
  agency: simulatedAgency({ now, random, log, shelf: memoryShelf(), publicUrl, isPageless: true }).agency,
  sealer: sealerWith(random(32), { random }),
  priaWaits: () => void sendWaiting(),
  log,
  options: {
    version: 'demo',
    publicUrl,
    adminEmails: [],
    feedbackEmail: '',
    trialDays: 60,
    deletionGraceDays: 30,
    videos: {},
    terms: DEFAULT_TERMS,
    seller: SAMPLE_SELLER,
    yearlyWarningExempt: [],
    isDevelopment: false,
    mapGround,
    registrationsPerDay: 1,
    // photos of the demo lie in the memory of its tab
    maxPhotoBytes: 100_000_000,
    isDemo: true,
    tracksExpenses: true,
    checksReplies: false,
  },
})

/** Runs to PRIA go one after the other: the demo is one program alone. */
let sending = Promise.resolve()
const notBefore = new Map<string, number>()
const sendToPria = (ports: Ports): Promise<void> => {
  const needs = {
    ...ports,
    openDesk: desksOf(ports),
    newId: idMaker(ports.now, ports.random),
    holder: 'demo',
    checkpoint: () => {},
  }
  // the call that began a run is still storing it
  sending = sending
    .then(() => new Promise((resolve) => void setTimeout(resolve, 50)))
    .then(() => sendRuns(needs))
    .then(() => refreshFarms({ ...needs, notBefore }))
    .then(
      () => {},
      (error: unknown) => log.error({ error }, 'runs to PRIA could not be looked through'),
    )
  return sending
}
/** How often runs are looked for that wait, ms. */
const LOOKS_EVERY = 30_000

async function signIn(ports: Ports): Promise<void> {
  const at = { now: ports.now(), newId: idMaker(ports.now, ports.random) }
  await ports.db.transaction().execute(async (tx) => {
    const ref = await createAccount(tx, at, {
      email: demoText.email,
      passwordHash: 'locked',
      company: demoText.company,
      trialDays: ports.options.trialDays,
    })
    const session = { ...ref, isRemembered: false, device: 'demo' }
    await startSession(tx, ports, { session, headers: new Headers() })
  })
}

/** Builds the program; its database is empty but for the demo's account. */
export async function openHome() {
  const [sqlite, mapGround] = await Promise.all([init(), groundOfPage()])
  const db = new Kysely<Tables>({ dialect: sqliteDialect(wasmSqlite(sqlite)) })
  const ports: Ports = portsOver(db, mapGround, () => sendToPria(ports))
  await migrate(db, { migrations, engine: 'sqlite', now: ports.now() })
  await ensureStarter(db, ports.now())
  await signIn(ports)
  setInterval(() => void sendToPria(ports), LOOKS_EVERY)
  return { app: buildApp(ports), ports }
}
