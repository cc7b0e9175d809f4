/**
 * Settings that an installation may make. The only file that knows the names of the environment; everything has a
 * default.
 */
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { GUIDE_KEYS, type GuideVideos, videoIdOf } from '@vagu/core/guides/schema'
import type { MapGround } from '@vagu/core/map/schema'
import { isTileTemplate, LAND_BOARD_TILES, sampleTile } from '@vagu/core/map/tiles'
import type { Seller } from '@vagu/core/subscription/invoice'
import type { SubscriptionTerms } from '@vagu/core/subscription/terms'
import { PRIA_WFS } from '../src/pria-map/wfs-map.ts'
import type { OpenIdSettings } from './openid.ts'
import type { Bucket } from './photos-s3.ts'
import { AgencyEnvironment, agencyOf, type AgencySettings } from './config-agency.ts'
import { ConfigError, emails, wholeNumber } from './config-parts.ts'
import { OpenIdEnvironment, openIdOf } from './config-openid.ts'
import { reportServicesOf, ReportsEnvironment, type ReportServices } from './config-reports.ts'
import { sellerOf, SubscriptionEnvironment, termsOf } from './config-subscription.ts'

const root = resolve(import.meta.dirname, '../..')
const LOOPBACK = '127.0.0.1'
const EVERYWHERE = new Set(['0.0.0.0', '::'])

const address = (protocols: readonly string[]) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })
/** The word for a service that is not to be asked. */
const NONE = 'none'
const noneOr = <S extends z.ZodType<unknown, string>>(setting: S) => z.union([z.literal(NONE), setting])
/** The word for what is made up and bundled, in place of a service. */
const TEST = 'test'
const tiles = z.string().refine((text) => isTileTemplate(text) && isWebAddress(sampleTile(text)), {
  error:
    'must be "none", or an address with {layer}, {z}, {x} and {y} in it, or {-y} where rows are counted from the south',
})
const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
const withoutEnd = (text: string): string => text.replace(/\/+$/, '')
const origins = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => withoutEnd(part.trim()) || []))
  .refine((list) => list.every((each) => URL.parse(each)?.origin === each && /^https?:/.test(each)), {
    error: 'must be origins like https://tiles.example.ee with commas between them',
  })
/** `customAreas=aB3_-678901,fields=…`: ids of videos or links to them, by guide. */
const videos = z.string().transform((text, context): GuideVideos => {
  const named: GuideVideos = {}
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [guide, ...rest] = part.split('=')
    const key = GUIDE_KEYS.find((each) => each === guide?.trim())
    const id = videoIdOf(rest.join('='))
    if (key !== undefined && id !== undefined) named[key] = id
    else
      context.addIssue({
        code: 'custom',
        message: `must be guide=video with commas between them: guides are ${GUIDE_KEYS.join(', ')}, a video is an id of 11 characters or a YouTube link`,
      })
  }
  return named
})

const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default(LOOPBACK),
  VAGU_DATA: z.string().default(join(root, 'data')),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  VAGU_PUBLIC_URL: address(['http:', 'https:'])
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  VAGU_HTTPS_SUBDOMAINS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1'),
  VAGU_EXPENSE_TRACKING: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1'),
  VAGU_ADMIN_EMAILS: emails.default([]),
  VAGU_FEEDBACK_EMAIL: z.email('must be an e-mail address').optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  VAGU_MAIL_FROM: z.string().default('Vagu <vagu@localhost>'),
  VAGU_TRIAL_DAYS: wholeNumber(0, 3650).default(60),
  VAGU_DELETION_GRACE_DAYS: wholeNumber(1, 365).default(30),
  ...SubscriptionEnvironment,
  ...OpenIdEnvironment,
  ...AgencyEnvironment,
  NODE_ENV: z.string().default(''),
  // a course for farmers may sit behind one address
  VAGU_REGISTRATIONS_PER_DAY: wholeNumber(1, 100_000).default(50),
  // 15,000 photos or so
  VAGU_PHOTO_MEGABYTES: wholeNumber(1, 10_000_000).default(5000),
  VAGU_REGISTER_URL: address(['http:', 'https:'])
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  VAGU_S3_ENDPOINT: address(['http:', 'https:'])
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  VAGU_S3_BUCKET: z.string().optional(),
  VAGU_S3_REGION: z.string().default('us-east-1'),
  VAGU_S3_ACCESS_KEY: z.string().optional(),
  VAGU_S3_SECRET_KEY: z.string().optional(),
  VAGU_S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(?:\/[\w-]+)*$/, 'must be words of letters, digits, - and _ with / between them')
    .default('photos'),
  ...ReportsEnvironment,
  VAGU_VIDEOS: videos.default({}),
  VAGU_MAP_TILES_URL: noneOr(tiles).optional(),
  VAGU_MAP_STYLE_URL: noneOr(address(['http:', 'https:'])).optional(),
  VAGU_MAP_ORIGINS: origins.default([]),
  VAGU_PRIA_WFS_URL: noneOr(z.union([z.literal(TEST), address(['http:', 'https:'])])).default(PRIA_WFS),
  VAGU_TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
})

export interface Config {
  readonly port: number
  readonly host: string
  /** The folder of the database file, the photos and the outbox. */
  readonly data: string
  /** PostgreSQL; without it the SQLite file in the data folder. */
  readonly databaseUrl: string | undefined
  /** Where users reach the program; without it the address that is listened on. */
  readonly publicUrl: string | undefined
  /** Whether browsers are told to stay with https for the names below the public one too. */
  readonly httpsSubdomains: boolean
  /** Whether farms are offered to keep costs and hours. */
  readonly tracksExpenses: boolean
  readonly adminEmails: readonly string[]
  readonly feedbackEmail: string
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Where one may sign in beside the password; nothing where no provider is named. */
  readonly openId: OpenIdSettings | undefined
  /** The payments agency; `none` for none, nothing for the bundled simulator. */
  readonly agency: AgencySettings | 'none' | undefined
  /** Secret that keeps tokens of other services encrypted; without it one in the data folder. */
  readonly secretKey: string | undefined
  readonly trialDays: number
  /** Days between asking for the deletion of an account and the deletion. */
  readonly deletionGraceDays: number
  /** Prices and limits of the subscription. */
  readonly terms: SubscriptionTerms
  /** Who issues invoices; a made-up one without settings. */
  readonly seller: Seller
  readonly yearlyWarningExempt: readonly string[]
  /** Whether the program runs for its makers. */
  readonly isDevelopment: boolean
  /** New accounts in a day from one address of a client. */
  readonly registrationsPerDay: number
  /** Photos of one account in all, MB. */
  readonly photoMegabytes: number
  /** Where the files of the plant-protection register lie; without it they are not fetched. */
  readonly registerUrl: string | undefined
  /** The S3 bucket of the photos; without it they lie in the data folder. */
  readonly photoBucket: Bucket | undefined
  /** Videos of the guides, by guide. */
  readonly videos: GuideVideos
  /** The services that are told of errors and of how pages are used. */
  readonly reports: ReportServices
  /** Ground under the fields: a style, tiles, or nothing but the embedded outline. */
  readonly mapGround: MapGround
  /** Origins that the map may ask: the tiles', or the style's and those of its tiles, letters and signs. */
  readonly mapOrigins: readonly string[]
  /** Where PRIA's public map is asked; `none` asks nobody, `test` a made-up one. */
  readonly priaWfs: string
  /** Proxies in front that set X-Forwarded-For; 0 = the header is not believed. */
  readonly proxies: number
  readonly logLevel: string
}

/** An address may hold a password, and a key is one: neither has a place in a log. */
const sentenceOf = (issue: z.core.$ZodIssue, settings: Readonly<Record<string, string>>): string => {
  const name = String(issue.path[0])
  return /_(URL|ENDPOINT|KEY)$/.test(name)
    ? `${name} ${issue.message}.`
    : `${name} ${issue.message}, it is "${settings[name] ?? ''}".`
}

/** Settings that a bucket cannot be without. */
const OF_BUCKET = ['VAGU_S3_ENDPOINT', 'VAGU_S3_BUCKET', 'VAGU_S3_ACCESS_KEY', 'VAGU_S3_SECRET_KEY'] as const

/** The bucket, all of it or nothing: half of it set would put photos where nobody looks for them. */
function bucketOf(env: z.output<typeof Environment>): Bucket | undefined {
  const missing = OF_BUCKET.filter((name) => env[name] === undefined)
  if (missing.length === OF_BUCKET.length) return undefined
  if (missing.length > 0)
    throw new ConfigError(
      `${missing.join(' and ')} must be set too: photos go to an S3 bucket with all of ${OF_BUCKET.join(', ')}.`,
    )
  return {
    endpoint: env.VAGU_S3_ENDPOINT ?? '',
    bucket: env.VAGU_S3_BUCKET ?? '',
    region: env.VAGU_S3_REGION,
    accessKey: env.VAGU_S3_ACCESS_KEY ?? '',
    secretKey: env.VAGU_S3_SECRET_KEY ?? '',
    prefix: env.VAGU_S3_PREFIX,
  }
}

/** A style that is named takes the place of the tiles; the Land Board's are there without a setting. */
function mapGroundOf(env: z.output<typeof Environment>): MapGround {
  const { VAGU_MAP_STYLE_URL: style = NONE, VAGU_MAP_TILES_URL: named = LAND_BOARD_TILES } = env
  if (style !== NONE) return { styleUrl: style, tilesUrl: null }
  return { styleUrl: null, tilesUrl: named === NONE ? null : named }
}

/** Nothing outside is asked but what lies under the fields. */
function mapOriginsOf({ styleUrl, tilesUrl }: MapGround, ofStyle: readonly string[]): string[] {
  if (styleUrl !== null) return [...new Set([new URL(styleUrl).origin, ...ofStyle])]
  return tilesUrl === null ? [] : [new URL(sampleTile(tilesUrl)).origin]
}

/** Reads the settings; a variable that is set to nothing counts as not set. Throws `ConfigError`. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment))
    if (value !== undefined && value.trim() !== '') settings[name] = value.trim()
  const result = Environment.safeParse(settings)
  if (!result.success)
    throw new ConfigError(result.error.issues.map((issue) => sentenceOf(issue, settings)).join('\n'))
  const env = result.data
  return {
    port: env.PORT,
    host: env.HOST,
    data: resolve(root, env.VAGU_DATA),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.VAGU_PUBLIC_URL,
    httpsSubdomains: env.VAGU_HTTPS_SUBDOMAINS === '1',
    tracksExpenses: env.VAGU_EXPENSE_TRACKING === '1',
    adminEmails: env.VAGU_ADMIN_EMAILS,
    feedbackEmail: env.VAGU_FEEDBACK_EMAIL ?? env.VAGU_ADMIN_EMAILS[0] ?? 'vagu@localhost',
    smtpUrl: env.SMTP_URL,
    mailFrom: env.VAGU_MAIL_FROM,
    openId: openIdOf(env),
    agency: agencyOf(env),
    secretKey: env.VAGU_SECRET_KEY,
    trialDays: env.VAGU_TRIAL_DAYS,
    deletionGraceDays: env.VAGU_DELETION_GRACE_DAYS,
    terms: termsOf(env),
    seller: sellerOf(env),
    yearlyWarningExempt: env.VAGU_YEARLY_WARNING_EXEMPT,
    isDevelopment: env.NODE_ENV === 'development',
    registrationsPerDay: env.VAGU_REGISTRATIONS_PER_DAY,
    photoMegabytes: env.VAGU_PHOTO_MEGABYTES,
    registerUrl: env.VAGU_REGISTER_URL,
    photoBucket: bucketOf(env),
    reports: reportServicesOf(env),
    videos: env.VAGU_VIDEOS,
    mapGround: mapGroundOf(env),
    mapOrigins: mapOriginsOf(mapGroundOf(env), env.VAGU_MAP_ORIGINS),
    priaWfs: env.VAGU_PRIA_WFS_URL,
    proxies: env.VAGU_TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  }
}

/** The address under which a browser on this machine reaches the program. */
export function localAddress(host: string, port: number): string {
  const name = EVERYWHERE.has(host) ? LOOPBACK : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
