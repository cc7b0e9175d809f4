/** The program behind a port: calls to the app, everything else to the files of the web part. */
import { SIMULATOR_PATH } from '@vagu/core/agency/path'
import { VIDEO_ORIGIN } from '@vagu/core/guides/schema'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { z } from 'zod'
import { agencyClient } from '../src/agency/client.ts'
import { sealerWith } from '../src/agency/sealer.ts'
import { tableShelf } from '../src/agency/shelf.ts'
import { simulatedAgency } from '../src/agency/simulated.ts'
import { buildApp } from '../src/app.ts'
import { parsedText } from '../src/db/stored.ts'
import { liftJobs } from '../src/job-store/lift.ts'
import { liftStored } from '../src/lift/lift.ts'
import type { Agency, Log, Ports, PriaMap } from '../src/ports.ts'
import { testMap } from '../src/pria-map/test-map.ts'
import { noMap, wfsMap } from '../src/pria-map/wfs-map.ts'
import { ensureStarter } from '../src/registers/starter.ts'
import { refreshWarnings } from '../src/warnings/refresh.ts'
import { type Config, localAddress } from './config.ts'
import { cookieDevices, cookieSessions, cookieTravels } from './cookies.ts'
import { openDatabase } from './database.ts'
import { outboxMail, smtpMail } from './mail.ts'
import { makeBell, startMailJob } from './mail-job.ts'
import { argonPasswords } from './passwords.ts'
import { fetchFile } from './fetch-file.ts'
import { folderIntake } from './folder-intake.ts'
import { helperProcesses } from './heavy-work.ts'
import { startHourly, startOnce } from './hourly.ts'
import { listen } from './listen.ts'
import { startAccountJob } from './account-job.ts'
import { startAreaJob } from './area-job.ts'
import { startLetterJob } from './letter-job.ts'
import { startPriaJob } from './pria-job.ts'
import { startPhotoJob } from './photo-job.ts'
import { openIdProvider } from './openid.ts'
import { secretKey } from './secret-key.ts'
import { folderPhotos } from './photos-folder.ts'
import { bucketPhotos } from './photos-s3.ts'
import { startRegisterJob } from './register-job.ts'
import { addressOf, withCompression } from './requests.ts'
import { originsOf, reportsHead } from './reports-head.ts'
import { securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'

const root = join(import.meta.dirname, '../..')

export interface Program {
  /** Where a browser on this machine reaches it. */
  readonly address: string
  /** Lets running requests end, then closes the database. */
  readonly stop: () => Promise<void>
}

type Answer = (request: Request) => Promise<Response>
/** Ports that are opened, and closed again. */
type Made =
  | 'agency'
  | 'db'
  | 'engine'
  | 'heavy'
  | 'intake'
  | 'letterWaits'
  | 'makeImage'
  | 'priaWaits'
  | 'printInvoice'
  | 'sealer'
const now = (): Date => new Date()
const MEGABYTE = 1_000_000

const Package = z.object({ version: z.string() })

export function versionOf(): string {
  return parsedText(Package, readFileSync(join(root, 'package.json'), 'utf8')).version
}

const random = (count: number): Uint8Array => randomBytes(count)

interface Spoken {
  readonly agency: Agency | undefined
  /** The bundled simulator, where it is the one that is spoken with. */
  readonly answer: Answer | undefined
}

/** The payments agency as the installation names it; the simulator where it names none. */
function agencyFor({ agency, publicUrl, host, port }: Config, log: Log, db: Ports['db']): Spoken {
  if (agency === 'none') return { agency: undefined, answer: undefined }
  if (agency !== undefined) {
    const bare = { hasRooms: false, hasTestPage: false, fetch: (request: Request) => fetch(request) }
    return { agency: agencyClient({ ...agency, ...bare, log }), answer: undefined }
  }
  const own = publicUrl ?? localAddress(host, port)
  const simulated = simulatedAgency({ now, random, log, shelf: tableShelf(db), publicUrl: own })
  return { agency: simulated.agency, answer: async (request) => simulated.simulator.app.fetch(request) }
}

/** PRIA's map as the installation names it. */
function priaMapOf(url: string, log: Log): PriaMap {
  if (url === 'none') return noMap
  return url === 'test' ? testMap({ now, log }) : wfsMap({ url, fetchFile, now, log, isTest: false })
}

function portsOf(config: Config, log: Log, made: Pick<Ports, Made>): Ports {
  const { smtpUrl, mailFrom, data, publicUrl, photoBucket } = config
  const { adminEmails, feedbackEmail, trialDays, registrationsPerDay, deletionGraceDays } = config
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const outbox = () => outboxMail(join(data, 'outbox'), mailFrom, { log, now })
  return {
    ...made,
    now,
    random,
    passwords: argonPasswords,
    sessions: cookieSessions(isSecure),
    devices: cookieDevices(isSecure),
    travels: cookieTravels(isSecure),
    openId: config.openId && openIdProvider({ settings: config.openId, now, log }),
    sendMail: smtpUrl === undefined ? outbox() : smtpMail(smtpUrl, mailFrom),
    photos: photoBucket === undefined ? folderPhotos(join(data, 'photos')) : bucketPhotos(photoBucket),
    priaMap: priaMapOf(config.priaWfs, log),
    log,
    options: {
      version: versionOf(),
      publicUrl: publicUrl ?? localAddress(config.host, config.port),
      adminEmails,
      feedbackEmail,
      trialDays,
      videos: config.videos,
      terms: config.terms,
      seller: config.seller,
      yearlyWarningExempt: config.yearlyWarningExempt,
      isDevelopment: config.isDevelopment,
      mapGround: config.mapGround,
      registrationsPerDay,
      deletionGraceDays,
      maxPhotoBytes: config.photoMegabytes * MEGABYTE,
      isDemo: false,
      tracksExpenses: config.tracksExpenses,
      checksReplies: false,
    },
  }
}

/** The files of the web part, or a sentence that says what is missing. */
function webPart(folder: string, options: Parameters<typeof staticFiles>[1]): Answer {
  if (existsSync(join(folder, 'index.html'))) return staticFiles(folder, options)
  return async () =>
    new Response('The web part has not been built: start with "npm start".\n', { status: 503 })
}

/** Every request ends here; no address of the API ever falls through to the web part. */
function listenerOf(
  ports: Ports,
  config: Config,
  { web, simulator }: { web: Answer; simulator: Answer | undefined },
) {
  const app = buildApp(ports)
  const { mapOrigins, httpsSubdomains: withSubdomains } = config
  const frameOrigins = Object.keys(config.videos).length > 0 ? [VIDEO_ORIGIN] : []
  const reportOrigins = originsOf(config.reports)
  const isSecure = ports.options.publicUrl.startsWith('https:')
  const common = Object.entries(
    securityHeaders({ isSecure, withSubdomains, mapOrigins, reportOrigins, frameOrigins }),
  )
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (simulator && (pathname === SIMULATOR_PATH || pathname.startsWith(`${SIMULATOR_PATH}/`)))
      return simulator(request)
    if (!/^\/api(\/|$)/.test(pathname)) return web(request)
    const reply = await app.fetch(request, { address: addressOf(incoming, config.proxies) })
    return withCompression(request, reply)
  }
  return getRequestListener(async (request, { incoming }) => {
    const response = await answer(request, incoming as IncomingMessage).catch((error: unknown) => {
      ports.log.error({ error, method: request.method, url: request.url }, 'a request failed')
      return new Response('Internal error\n', { status: 500 })
    })
    for (const [name, value] of common) response.headers.set(name, value)
    return response
  })
}

/** Warnings that were judged by other rules or another register are judged anew, while the program answers already. */
const startRefreshing = (ports: Ports) =>
  startOnce(ports.log, {
    failed: 'warnings could not be judged anew',
    look: async (stop) => {
      const farms = await refreshWarnings({ ...ports, stop })
      if (farms > 0) ports.log.info({ farms }, 'warnings judged anew')
    },
  })

/** An older program that runs beside this one over the same database writes jobs without what is asked of them. */
const startLifting = ({ db, engine, log }: Ports) =>
  startHourly(log, {
    failed: 'jobs of an older program could not be lifted',
    look: () => liftJobs({ db, engine, log, passesLocked: true }),
  })

/** Opens the database, migrates it and answers requests. Rejects when the database or the port cannot be had. */
export async function startProgram(config: Config, log: Log): Promise<Program> {
  const { db, engine, applied } = await openDatabase(config, log, now())
  try {
    await liftStored({ db, engine, log })
    await ensureStarter(db, now())
    // nothing is awaited between listening and answering: a request in between would never be heard
    const intake = await folderIntake(join(config.data, 'incoming'))
    const key = await secretKey(config.data, config.secretKey)
    const { port, server, close } = await listen(config)
    const { close: endHelpers, ...heavy } = helperProcesses(log)
    const bell = makeBell()
    const sealer = sealerWith(key, { random })
    const { agency, answer: simulator } = agencyFor({ ...config, port }, log, db)
    const priaBell = makeBell()
    const own = {
      db,
      engine,
      intake,
      ...heavy,
      letterWaits: bell.ring,
      priaWaits: priaBell.ring,
      agency,
      sealer,
    }
    const ports = portsOf({ ...config, port }, log, own)
    const web = webPart(join(root, 'web/dist'), {
      head: reportsHead(config.reports, versionOf()),
      isSignedIn: (request) => ports.sessions.read(request) !== undefined,
    })
    const answer = listenerOf(ports, config, { web, simulator })
    server.on('request', (incoming, outgoing) => void answer(incoming, outgoing))
    const stopJobs = [
      startRefreshing(ports),
      startLifting(ports),
      startMailJob(ports, bell),
      startPriaJob(ports, priaBell),
      startPhotoJob(ports),
      startAccountJob(ports),
      startLetterJob(ports),
      startAreaJob(ports),
      ...(config.registerUrl === undefined ? [] : [startRegisterJob(ports, config.registerUrl)]),
    ]
    log.info({ engine, applied, port }, 'started')
    const stop = async () => {
      await Promise.all([close(), ...stopJobs.map((end) => end())])
      endHelpers()
      await intake.close()
      await db.destroy()
      log.info({}, 'stopped')
    }
    return { address: localAddress(config.host, port), stop }
  } catch (error) {
    await db.destroy().catch(() => {})
    throw error
  }
}
