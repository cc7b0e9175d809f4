/** The simulator of the agency for tests, and a desk that speaks with it. */
import { createAgency } from '@vagu/agency/agency'
import { memoryShelf } from '@vagu/agency/shelf'
import { SAMPLE_CLIENT, TEST_PERSON } from '@vagu/agency/seed'
import { MoodKind } from '@vagu/agency/state'
import {
  AgencyFault,
  type AgencyKind,
  AgencyPage,
  AgencyReceipt,
  AgencyRecord,
  AgencySeason,
  AgencyTokens,
} from '@vagu/core/agency/wire'
import { randomBytes, createHash } from 'node:crypto'
import { z } from 'zod'
import { type AgencyDesk, DeskFault, type DeskOf } from '../pria/desk.ts'

export const CLIENT = SAMPLE_CLIENT
const SENDER = { id: 'vagu', secret: 'saladus', name: 'Vagu', redirects: ['http://localhost/pria/callback'] }
const CALLBACK = 'http://localhost/pria/callback'
const AT = 'http://agency.test'

const FAULTS: Readonly<Record<string, 'NEEDS_SIGN_IN' | 'NO_MANDATE' | 'NO_CONSENT' | 'BUSY' | 'INVALID'>> = {
  TOKEN_INVALID: 'NEEDS_SIGN_IN',
  NO_MANDATE: 'NO_MANDATE',
  NO_CONSENT: 'NO_CONSENT',
  TOO_MANY_REQUESTS: 'BUSY',
  UNAVAILABLE: 'BUSY',
  INVALID: 'INVALID',
  BATCH_DIFFERS: 'INVALID',
}

/** A simulator of one test, in a room of its own. */
export class TestAgency {
  readonly #room = `t${randomBytes(6).toString('hex')}`
  readonly #agency
  readonly #patience: number
  #token = ''
  /** Requests that came, by method and path. */
  readonly asked: string[] = []

  constructor(now: () => Date, patience = 40) {
    this.#patience = patience
    this.#agency = createAgency({
      now,
      random: (count) => randomBytes(count),
      shelf: memoryShelf(),
      senders: [SENDER],
      slowness: 1,
    })
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    this.asked.push(`${init.method ?? 'GET'} ${path}`)
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${this.#token}`)
    const order = new AbortController()
    const timer = setTimeout(() => order.abort(), this.#patience)
    try {
      return await this.#agency.app.fetch(
        new Request(`${AT}${path}`, { ...init, headers, signal: order.signal }),
      )
    } catch (error) {
      throw new DeskFault('AWAY', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  async #json<S extends z.ZodType>(
    schema: S,
    path: string,
    init?: RequestInit,
  ): Promise<z.output<S> | undefined> {
    const response = await this.#ask(path, init)
    let value: unknown
    try {
      value = await response.json()
    } catch (error) {
      throw new DeskFault('AWAY', { cause: error })
    }
    const fault = AgencyFault.safeParse(value).data
    if (fault?.error.code === 'NOT_FOUND') return undefined
    if (fault) {
      const kind = FAULTS[fault.error.code]
      const retryAfter = response.headers.get('retry-after')
      throw new DeskFault(kind ?? 'AWAY', {
        text: fault.error.text,
        retryAfter: retryAfter === null ? undefined : Number(retryAfter),
      })
    }
    const read = schema.safeParse(value)
    if (!read.success) throw new DeskFault('AWAY', { cause: read.error })
    return read.data
  }

  /** Signs the test person in, and consents to everything. */
  async signIn(): Promise<void> {
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const question = { sender: SENDER.id, redirect: CALLBACK, challenge, state: 's', room: this.#room }
    const code = await this.#agency.signIn(question, TEST_PERSON.code)
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: CALLBACK,
      client_id: SENDER.id,
      client_secret: SENDER.secret,
    })
    const tokens = await this.#json(AgencyTokens, '/oauth/token', { method: 'POST', body })
    this.#token = tokens?.access_token ?? ''
    await this.#json(z.object({ kinds: z.array(z.string()) }), `/v1/clients/${CLIENT}/consent`, {
      method: 'PUT',
      body: JSON.stringify({ kinds: ['FIELD', 'CROP', 'JOB', 'YIELD'] }),
    })
  }

  signOut(): void {
    this.#token = ''
  }

  fail(kind: MoodKind, times: number | null = 1): Promise<void> {
    return this.#agency.fail(this.#room, { kind, clientId: null, times })
  }

  /** Puts records in the place of those that a season has, past all checks. */
  put(year: number, make: (records: readonly AgencyRecord[]) => AgencyRecord[]): Promise<void> {
    return this.#agency.store.changeBook({ room: this.#room, client: CLIENT, year }, (book) => ({
      after: { ...book, records: make(book.records) },
      result: undefined,
    }))
  }
  async held(year: number): Promise<AgencyRecord[]> {
    return (await this.#agency.store.book({ room: this.#room, client: CLIENT, year })).records
  }
  closeSeason(year: number): Promise<void> {
    return this.#agency.store.changeClient(this.#room, CLIENT, (client) => ({
      ...client,
      seasons: client.seasons.map((season) =>
        season.year === year ? { ...season, state: 'CLOSED' } : season,
      ),
    }))
  }
  setMandate(kinds: AgencyKind[]): Promise<void> {
    return this.#agency.store.changeClient(this.#room, CLIENT, (client) => ({
      ...client,
      mandates: {
        ...client.mandates,
        [TEST_PERSON.code]: { kind: 'LIMITED', kinds, until: null },
      },
    }))
  }

  open = ({ clientId, year }: DeskOf): AgencyDesk => {
    const season = `/v1/clients/${clientId}/seasons/${year}`
    return {
      records: async (kind) => {
        const all: AgencyRecord[] = []
        let cursor: string | null = ''
        while (cursor !== null) {
          const page: z.output<typeof AgencyPage> | undefined = await this.#json(
            AgencyPage,
            `${season}/records?kind=${kind}${cursor === '' ? '' : `&cursor=${cursor}`}`,
          )
          all.push(...(page?.records ?? []))
          cursor = page?.next ?? null
        }
        return all
      },
      season: async () => {
        const seasons = await this.#json(z.array(AgencySeason), `/v1/clients/${clientId}/seasons`)
        return seasons?.find((each) => each.year === year)
      },
      send: async (batch) => {
        const receipt = await this.#json(AgencyReceipt, `${season}/batches`, {
          method: 'POST',
          body: JSON.stringify(batch),
        })
        if (receipt === undefined) throw new DeskFault('AWAY')
        return receipt
      },
      receipt: (batchId) => this.#json(AgencyReceipt, `${season}/batches/${batchId}`),
    }
  }
}
