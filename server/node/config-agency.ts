/** Settings of the connection with the payments agency, and of the key that keeps its tokens secret. */
import { z } from 'zod'
import { ConfigError } from './config-parts.ts'

/** Letters of a key that are enough not to be guessed. */
const MIN_KEY = 32

export const AgencyEnvironment = {
  VAGU_AGENCY_URL: z
    .string()
    .refine((text) => text === 'none' || /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
      error: 'must be "none", or an address that begins with http:// or https://',
    })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  VAGU_AGENCY_CLIENT_ID: z.string().optional(),
  VAGU_AGENCY_CLIENT_SECRET: z.string().optional(),
  VAGU_AGENCY_TEST: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  VAGU_SECRET_KEY: z
    .string()
    .refine((text) => text.length >= MIN_KEY, { error: `must have at least ${MIN_KEY} letters` })
    .optional(),
}
const Environment = z.object(AgencyEnvironment)

export interface AgencySettings {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** Whether it is an agency that is not in earnest. */
  readonly isTest: boolean
}

/** The agency: its settings, `none` to speak with none, nothing for the bundled simulator. */
export function agencyOf(env: z.output<typeof Environment>): AgencySettings | 'none' | undefined {
  const {
    VAGU_AGENCY_URL: url,
    VAGU_AGENCY_CLIENT_ID: clientId,
    VAGU_AGENCY_CLIENT_SECRET: clientSecret,
  } = env
  if (url === undefined || url === 'none') return url
  if (clientId === undefined || clientSecret === undefined)
    throw new ConfigError(
      'VAGU_AGENCY_CLIENT_ID and VAGU_AGENCY_CLIENT_SECRET must be set too: the agency at VAGU_AGENCY_URL asks for them.',
    )
  return { url, clientId, clientSecret, isTest: env.VAGU_AGENCY_TEST === '1' }
}
