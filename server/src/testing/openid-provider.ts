/** An OpenID provider on this machine, a real one: who signs in there, and what it does wrong, is in the test's hand. */
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { z } from 'zod'

/** Who has an account at the provider. */
export interface ProviderPerson {
  readonly sub: string
  readonly name?: string
  readonly email?: string
  readonly email_verified?: boolean
}
type Claims = Record<string, unknown>

/** Faults of the provider. */
export interface Mischief {
  /** The claims of its next ID tokens. */
  readonly claims?: (claims: Claims) => Claims
  /** Signs them with a key that nobody knows. */
  readonly isForged?: boolean
  /** Answers its token address with this many bytes. */
  readonly bytes?: number
  /** Never answers its token address. */
  readonly isHanging?: boolean
}

export interface TestProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Who signs in next. */
  person: ProviderPerson
  mischief: Mischief
  /** Whether people choose themselves on a page, as in a browser. */
  asksOnPage: boolean
  /** Goes to the address as a browser does, until it is sent back to the program. Returns where to. */
  visit(address: string): Promise<string>
  stop(): Promise<void>
}

const CLIENT = { clientId: 'vagu', clientSecret: 'saladus-mida-teab-ainult-vagu' }
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
let made: { own: KeyObject; foreign: KeyObject } | undefined
/** Keys of every provider of a process: they take half a second to make, and each provider has an address of its own. */
const keysOfAll = () => (made ??= { own: newKey(), foreign: newKey() })
const KEY_ID = 'proov'

const base64Url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(claims: Claims, key: KeyObject): string {
  const text = `${base64Url({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${base64Url(claims)}`
  return `${text}.${createSign('sha256').update(text).sign(key, 'base64url')}`
}

const Tokens = z.looseObject({ id_token: z.string() })
const Json = z.record(z.string(), z.unknown())

/** The answer of the token address, after the mischief. */
function spoilt(body: string, mischief: Mischief, keys: { own: KeyObject; foreign: KeyObject }): string {
  if (mischief.bytes !== undefined) return JSON.stringify({ access_token: 'x'.repeat(mischief.bytes) })
  const tokens = Tokens.safeParse(JSON.parse(body)).data
  if (tokens === undefined || (!mischief.claims && !mischief.isForged)) return body
  const claims = Json.parse(
    JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString()),
  )
  const id_token = signed(mischief.claims?.(claims) ?? claims, mischief.isForged ? keys.foreign : keys.own)
  return JSON.stringify({ ...tokens, id_token })
}

/** Lets the answer pass through the hand of the test. */
function spoilAnswer(response: ServerResponse, change: (body: string) => string): void {
  const end = response.end.bind(response)
  const spoil = (chunk?: unknown) => {
    const body = change(String(chunk))
    response.setHeader('content-length', Buffer.byteLength(body))
    return end(body)
  }
  response.end = spoil as typeof response.end
}

const page = (uid: string, person: ProviderPerson): string => `<!doctype html><html lang="et">
<title>Proovi autentimisteenus</title><h1>Proovi autentimisteenus</h1>
<form method="post" action="/interaction/${uid}"><button>Kinnita: ${person.name ?? person.sub}</button></form>
<form method="post" action="/interaction/${uid}/abort"><button>Katkesta</button></form></html>`

function providerOf(issuer: string, callback: string, test: { person: ProviderPerson; key: KeyObject }) {
  const jwk = { ...test.key.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [callback],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [jwk] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['proov'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => (sub === test.person.sub ? { ...test.person } : { sub }),
    }),
    // whoever signs in agrees to what is told of him
    loadExistingGrant: async ({ oidc }) => {
      if (oidc.client === undefined || oidc.session?.accountId === undefined) return undefined
      const known = oidc.session.grantIdFor(oidc.client.clientId)
      if (known !== undefined) return oidc.provider.Grant.find(known)
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
}

/** Cookies of the browser at the provider, and the way of its redirects. */
async function walk(address: string, callback: string, jar: Map<string, string>): Promise<string> {
  let place = address
  while (!place.startsWith(callback)) {
    const cookie = [...jar].map((each) => each.join('=')).join('; ')
    const response = await fetch(place, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      jar.set(name, value)
    }
    const next = response.headers.get('location')
    if (next === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    place = new URL(next, place).href
  }
  return place
}

/** Starts a provider that sends browsers back to the program at `publicUrl`. */
export async function startOpenIdProvider(publicUrl = 'http://localhost:3000'): Promise<TestProvider> {
  const { own, foreign } = keysOfAll()
  const callback = `${publicUrl}/api/auth/openid/callback`
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = {
    person: { sub: 'EE38001085718', name: 'Jaak-Kristjan Jõeorg' } as ProviderPerson,
    mischief: {} as Mischief,
    asksOnPage: false,
    key: own,
  }
  const provider = providerOf(issuer, callback, state)
  const answer = provider.callback()
  const finish = (incoming: IncomingMessage, response: ServerResponse, isAborted: boolean) =>
    provider.interactionFinished(
      incoming,
      response,
      isAborted
        ? { error: 'access_denied', error_description: 'katkestatud' }
        : { login: { accountId: state.person.sub } },
    )
  server.on('request', (incoming, response) => {
    const [, first, uid = '', end] = (incoming.url ?? '').split('/')
    if (first === 'interaction' && state.asksOnPage && incoming.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(page(uid, state.person))
    } else if (first === 'interaction') void finish(incoming, response, end === 'abort')
    else if (first === 'token' && state.mischief.isHanging) return
    else {
      const { mischief } = state
      if (first === 'token') spoilAnswer(response, (body) => spoilt(body, mischief, { own, foreign }))
      void answer(incoming, response)
    }
  })
  // everybody has a browser of his own
  const jars = new Map<string, Map<string, string>>()
  const visit = (address: string) => {
    const jar = jars.get(state.person.sub) ?? new Map<string, string>()
    jars.set(state.person.sub, jar)
    return walk(address, callback, jar)
  }
  return Object.assign(state, {
    issuer,
    ...CLIENT,
    visit,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
