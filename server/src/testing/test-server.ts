/** A home for tests: the whole program over a fresh database, with a clock and a mailbox in the test's hand. */
import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { SAMPLE_SELLER } from '@vagu/core/subscription/invoice'
import { DEFAULT_TERMS } from '@vagu/core/subscription/terms'
import { cookieDevices, cookieSessions, cookieTravels } from '../../node/cookies.ts'
import { makeImage } from '../../node/image-maker.ts'
import { printInvoice } from '../../node/invoice-pdf.ts'
import { pdfLibrary } from '../../node/pdf-library.ts'
import { memoryShelf } from '@vagu/agency/shelf'
import { sealerWith } from '../agency/sealer.ts'
import { type Simulated, simulatedAgency } from '../agency/simulated.ts'
import { buildApp } from '../app.ts'
import type { Engine, Reader } from '../db/schema.ts'
import { directWork } from '../heavy/direct.ts'
import { memoryIntake } from '../http/memory-intake.ts'
import type { Bindings } from '../http/mount.ts'
import { sendLetters } from '../mails/send.ts'
import type { Agency, Mail, OpenIdProvider, PhotoStore, Ports, ServerOptions } from '../ports.ts'
import { testMap } from '../pria-map/test-map.ts'
import { Client, signIn } from './client.ts'
import { FIRST_START, openFreshDatabase } from './fresh-database.ts'
import { UntilItHangs } from './hanging.ts'

export interface TestServer {
  readonly engine: Engine
  readonly app: Hono<Bindings>
  readonly ports: Ports
  readonly db: Reader
  /** Mails that were sent, oldest first. */
  readonly mails: Mail[]
  /** The bytes of photos by their keys. */
  readonly photos: Map<string, Uint8Array>
  /** Faults that the server logged as errors. */
  readonly faults: object[]
  /** Other entries of its log, oldest first. */
  readonly logged: object[]
  /** The simulator of the payments agency that the program speaks with. */
  readonly simulator: Simulated['simulator']
  /** Puts another agency in, or takes it away. */
  setAgency(agency: Agency | undefined): void
  /** Sends the letters that wait, which a test does by hand. Returns how many went. */
  post(): Promise<number>
  setNow(instant: string): void
  /** Puts an OpenID provider in, or takes it away. */
  setOpenId(provider: OpenIdProvider | undefined): void
  /** A client that nobody signed in. */
  visitor(): Client
  /** A client of a new account of its own. */
  farmer(): Promise<Client>
  close(): Promise<void>
}

const OPTIONS: ServerOptions = {
  version: 'test',
  publicUrl: 'http://localhost:3000',
  adminEmails: [],
  feedbackEmail: 'tagasiside@vagu.test',
  trialDays: 60,
  deletionGraceDays: 30,
  videos: {},
  terms: DEFAULT_TERMS,
  seller: SAMPLE_SELLER,
  yearlyWarningExempt: [],
  isDevelopment: false,
  mapGround: { styleUrl: null, tilesUrl: null },
  registrationsPerDay: 50,
  maxPhotoBytes: 1_000_000_000,
  isDemo: false,
  tracksExpenses: true,
  checksReplies: true,
}

/** Fast stand-in for argon2id, which has tests of its own. */
const plainPasswords = {
  hash: async (password: string) => `plain:${password}`,
  verify: async (hash: string, password: string) => hash === `plain:${password}`,
}

/** Photos in memory. */
const photosIn = (photos: Map<string, Uint8Array>): PhotoStore => ({
  put: async (key, bytes) => void photos.set(key, bytes),
  get: async (key) => photos.get(key),
  remove: async (key) => void photos.delete(key),
})

/** Opens a home on one engine; `options` overrides what an installation may set. */
export async function openTestServer(
  engine: Engine,
  postgresUrl: string,
  options: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const { db, drop } = await openFreshDatabase(engine, postgresUrl)
  let now = new Date(FIRST_START)
  const mails: Mail[] = []
  const faults: object[] = []
  const logged: object[] = []
  const photos = new Map<string, Uint8Array>()
  let openId: OpenIdProvider | undefined
  const log = {
    info: (facts: object) => void logged.push(facts),
    warn: (facts: object) => void logged.push(facts),
    error: (facts: object) => void faults.push(facts),
  }
  const { agency: simulated, simulator } = simulatedAgency({
    now: () => now,
    random: (count) => randomBytes(count),
    log,
    shelf: memoryShelf(),
    publicUrl: OPTIONS.publicUrl,
    slowness: 20,
    patience: new UntilItHangs(),
  })
  let agency: Agency | undefined = simulated
  const ports: Ports = {
    db,
    engine,
    now: () => now,
    random: (count) => randomBytes(count),
    passwords: plainPasswords,
    sessions: cookieSessions(false),
    devices: cookieDevices(false),
    travels: cookieTravels(false),
    get openId() {
      return openId
    },
    priaWaits: () => {},
    sendMail: async (mail) => {
      mails.push(mail)
    },
    letterWaits: () => {},
    makeImage,
    intake: memoryIntake,
    heavy: directWork({ random: (count) => randomBytes(count), pdf: pdfLibrary }),
    photos: photosIn(photos),
    printInvoice,
    priaMap: testMap({ now: () => now, log }),
    get agency() {
      return agency
    },
    sealer: sealerWith(new TextEncoder().encode('tests'), { random: (count) => randomBytes(count) }),
    log,
    options: { ...OPTIONS, ...options },
  }
  const app = buildApp(ports)
  return {
    engine,
    app,
    ports,
    db,
    mails,
    photos,
    simulator,
    setAgency: (other) => {
      agency = other
    },
    faults,
    logged,
    post: () => sendLetters({ ...ports, stop: new AbortController().signal }),
    setNow: (instant) => {
      now = new Date(instant)
    },
    setOpenId: (provider) => {
      openId = provider
    },
    visitor: () => new Client(app),
    farmer: async () => signIn(ports, app),
    close: drop,
  }
}
