/**
 * The OpenID provider of the installation: authorization code with PKCE. Every answer is held against its checks, the
 * signature of the ID token too. Whatever is wrong with the settings is said when somebody signs in, and logged.
 */
import { AppError } from '@vagu/core/errors'
import { isEmailAddress } from '@vagu/core/users/email'
import * as client from 'openid-client'
import { z } from 'zod'
import {
  type Log,
  type OpenIdClaims,
  type OpenIdProvider,
  type OpenIdQuestion,
  OpenIdRefused,
} from '../src/ports.ts'
import { readAll } from './fetch-file.ts'

export interface OpenIdSettings {
  /** As the installation wrote it. */
  readonly issuer: string
  readonly clientId: string
  /** Nothing for a client that the provider knows by its address alone. */
  readonly clientSecret: string | undefined
  readonly scope: string
  readonly label: string
}
interface Needs {
  readonly settings: OpenIdSettings
  readonly now: () => Date
  readonly log: Log
  /** Longest wait for an answer, s. */
  readonly timeout?: number
}

const TIMEOUT = 5
/** Time after which the provider is asked again what it says of itself, ms. */
const KNOWN_FOR = 60 * 60_000
/** Largest answer, bytes. */
const MAX_ANSWER = 256 * 1024
/** Longest subject by the standard, and longest name that is kept. */
const MAX_SUBJECT = 255
const MAX_NAME = 200
/** Errors that tell of an answer that did not come, or is none. */
const SILENT: ReadonlySet<string | undefined> = new Set([
  undefined,
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)

/** Answers are read up to a limit: nobody outside fills the memory of the program. */
const cappedFetch: client.CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit)
  const bytes = await readAll(response, MAX_ANSWER)
  if (bytes === undefined) throw new Error('the answer of the OpenID provider is too large')
  const { status, headers } = response
  return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), { status, headers })
}

function issuerOf({ issuer, clientId }: OpenIdSettings): URL {
  const url = URL.parse(issuer)
  if (url === null) throw new Error('VAGU_OIDC_ISSUER is no address')
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url)))
    throw new Error('VAGU_OIDC_ISSUER must begin with https://')
  if (clientId === '') throw new Error('VAGU_OIDC_CLIENT_ID is missing')
  return url
}

/** How the program shows the provider who it is: as the provider says that it can. */
function authenticationOf(methods: readonly string[] | undefined, secret: string | undefined) {
  if (secret === undefined) return client.None()
  const isBasic = methods === undefined || methods.includes('client_secret_basic')
  return isBasic ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret)
}

async function discover({ settings, timeout = TIMEOUT }: Needs): Promise<client.Configuration> {
  const issuer = issuerOf(settings)
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []
  const execute = [client.enableNonRepudiationChecks, ...insecure]
  const options = { [client.customFetch]: cappedFetch, timeout, execute }
  const { clientId, clientSecret } = settings
  const asked = await client.discovery(issuer, clientId, undefined, client.None(), options)
  const server = asked.serverMetadata()
  const authentication = authenticationOf(server.token_endpoint_auth_methods_supported, clientSecret)
  const config = new client.Configuration(server, clientId, clientSecret, authentication)
  config[client.customFetch] = cappedFetch
  config.timeout = timeout
  for (const extend of execute) extend(config)
  return config
}

const text = z.string().catch('')
const Names = z.object({ name: text, given_name: text, family_name: text })
const Claims = Names.extend({
  email: text,
  email_verified: z.boolean().catch(false),
  auth_time: z.number().nullable().catch(null),
  // where TARA and its likes put the name
  profile_attributes: Names.nullable().catch(null),
})

const fullName = ({ name, given_name: given, family_name: family }: z.infer<typeof Names>): string =>
  name.trim() || `${given} ${family}`.trim()

function claimsOf(issuer: string, subject: string, raw: object): OpenIdClaims {
  const claims = Claims.parse(raw)
  const name = fullName(claims) || (claims.profile_attributes ? fullName(claims.profile_attributes) : '')
  const email = claims.email.trim().toLowerCase()
  const isEmail = isEmailAddress(email)
  return {
    issuer,
    subject,
    name: name.slice(0, MAX_NAME),
    email: isEmail ? email : null,
    isEmailProven: isEmail && claims.email_verified,
    authenticatedAt: claims.auth_time === null ? null : new Date(claims.auth_time * 1000),
  }
}

const isCancelled = (error: unknown): boolean =>
  error instanceof client.AuthorizationResponseError && error.error === 'access_denied'

const isSilence = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof client.ClientError && SILENT.has(error.code))

/** Claims about the user that the ID token leaves out are told by the provider at its other address. */
async function withUserInfo(
  config: client.Configuration,
  { id, accessToken }: { id: client.IDToken; accessToken: string },
): Promise<object> {
  const isAsked = id['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
  if (!isAsked) return id
  return { ...(await client.fetchUserInfo(config, accessToken, id.sub)), ...id }
}

async function judged(
  config: client.Configuration,
  answer: URL,
  checks: Pick<OpenIdQuestion, 'state' | 'nonce' | 'verifier'>,
): Promise<OpenIdClaims> {
  const tokens = await client.authorizationCodeGrant(config, answer, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.verifier,
    idTokenExpected: true,
  })
  const id = tokens.claims()
  if (id === undefined || id.sub.length > MAX_SUBJECT) throw new OpenIdRefused(false, 'no usable subject')
  return claimsOf(id.iss, id.sub, await withUserInfo(config, { id, accessToken: tokens.access_token }))
}

/** The provider as one that can be asked; what it said of itself is kept for a while, a failure is not. */
function known(needs: Needs): () => Promise<client.Configuration> {
  let kept: { readonly config: Promise<client.Configuration>; readonly until: number } | undefined
  return () => {
    const now = needs.now().getTime()
    if (kept !== undefined && now < kept.until) return kept.config
    const config = discover(needs)
    kept = { config, until: now + KNOWN_FOR }
    config.catch(() => (kept = undefined))
    return config
  }
}

export function openIdProvider(needs: Needs): OpenIdProvider {
  const { settings, log } = needs
  const configuration = known(needs)
  const silent = (error: unknown): AppError => {
    log.error({ error, issuer: settings.issuer }, 'the OpenID provider cannot be asked')
    return new AppError('sourceSilent')
  }
  const config = () =>
    configuration().catch((error: unknown) => {
      throw silent(error)
    })
  return {
    label: settings.label,
    begin: async ({ state, nonce, verifier, callback, isFresh }) => {
      const page = client.buildAuthorizationUrl(await config(), {
        redirect_uri: callback,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isFresh && { prompt: 'login', max_age: '0' }),
      })
      return page.href
    },
    finish: async (answer, question) => {
      const ready = await config()
      try {
        return await judged(ready, answer, question)
      } catch (error) {
        if (error instanceof OpenIdRefused) throw error
        throw isSilence(error) ? silent(error) : new OpenIdRefused(isCancelled(error), error)
      }
    },
  }
}
