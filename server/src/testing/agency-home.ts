/** The agency's client before a simulator of its own, by HTTP or in the same process, and records to send. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomBytes, randomUUID } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { createAgency } from '@vagu/agency/agency'
import { PLAIN_JOB, SAMPLE_CLIENT } from '@vagu/agency/seed'
import { memoryShelf } from '@vagu/agency/shelf'
import { hashOf } from '@vagu/agency/secrets'
import type { MoodKind } from '@vagu/agency/state'
import {
  AGENCY_KINDS,
  type AgencyBody,
  type AgencyChange,
  type AgencyKind,
  type AgencyRecord,
} from '@vagu/core/agency/wire'
import { expect, onTestFinished } from 'vitest'
import { idMaker } from '../db/actor.ts'
import { AgencyFailure } from '../ports.ts'
import { UntilItHangs } from './hanging.ts'
import { visitSignInPage } from './pria-steps.ts'
import { agencyClient } from '../agency/client.ts'

export const REDIRECT = 'http://localhost:3000/api/pria/callback'
const ROOM = 'tests'
export const YEAR = 2026
export const of = { client: SAMPLE_CLIENT, year: YEAR }
const random = (count: number) => randomBytes(count)
export const quiet = { info() {}, warn() {}, error() {} }

type Fetch = (request: Request) => Promise<Response>

async function listening(fetchIn: Fetch): Promise<string> {
  const answer = getRequestListener(fetchIn)
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function openAgency(way: 'HTTP' | 'process') {
  let now = new Date('2026-05-20T09:00:00.000Z')
  const clock = () => now
  const patience = new UntilItHangs()
  const secret = { id: 'vagu', secret: 'right', name: 'Vagu', redirects: [REDIRECT] }
  const simulator = createAgency({
    now: clock,
    random,
    shelf: memoryShelf(),
    senders: [secret],
    slowness: 50,
    onHang: patience.onHang,
  })
  const fetchIn: Fetch = async (request) => simulator.app.fetch(request)
  const url = way === 'HTTP' ? await listening(fetchIn) : 'http://agency.test'
  const pauses: number[] = []
  const shared = {
    url,
    clientId: 'vagu',
    isTest: true,
    hasRooms: true,
    hasTestPage: true,
    log: quiet,
    deadline: patience.deadline,
    fetch: (request: Request) => (way === 'HTTP' ? fetch : fetchIn)(patience.marked(request)),
    pause: async (ms: number) => void pauses.push(ms),
  }
  const agency = agencyClient({ ...shared, clientSecret: 'right' })
  const verifier = 'verifier-of-the-tests-which-is-long-enough-0123'
  const question = { state: 'state', challenge: await hashOf(verifier), callback: REDIRECT, room: ROOM }
  const pages = (address: string, init?: RequestInit) => shared.fetch(new Request(address, init))
  const newCode = async () => {
    const back = new URL(await visitSignInPage(pages, agency.signInPage(question)))
    expect(back.searchParams.get('state')).toBe('state')
    return back.searchParams.get('code') ?? ''
  }
  const signIn = async () => agency.tokensFor(await newCode(), { verifier, callback: REDIRECT })
  return {
    agency,
    simulator,
    pages,
    pauses,
    newCode,
    signIn,
    verifier,
    question,
    stranger: agencyClient({ ...shared, clientSecret: 'wrong' }),
    setNow: (instant: string) => (now = new Date(instant)),
    fail: (kind: MoodKind, times: number | null = 1) => simulator.fail(ROOM, { kind, clientId: null, times }),
    /** Signed in, with the consent for everything. */
    ready: async () => {
      const { access_token: token } = await signIn()
      await agency.consent(token, SAMPLE_CLIENT, AGENCY_KINDS)
      const { records } = await agency.records(token, { ...of, kind: 'FIELD', cursor: null })
      const field = records[0]
      if (!field) throw new Error('the client has no field')
      return { token, field }
    },
  }
}
export type Home = Awaited<ReturnType<typeof openAgency>>

const newId = idMaker(() => new Date('2026-05-20T09:00:00.000Z'), random)
export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => (error instanceof AgencyFailure ? (error.code ?? error.kind) : String(error)),
  )
export const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => (error instanceof AgencyFailure ? error.kind : String(error)),
  )

export const JOB = {
  ...PLAIN_JOB,
  activity: 'TILLAGE',
  name: 'Kultiveerimine',
  startsOn: '2026-05-18',
  endsOn: '2026-05-18',
  areaHa: 1,
} as const
export const INPUT = {
  name: 'Aine',
  registerNumber: '',
  amount: 1,
  unit: 'kg',
  nitrogenKg: null,
  phosphorusKg: null,
  potassiumKg: null,
  fertilizerType: '',
  certificateClass: '',
  certificateNumber: '',
} as const

export const changeOf = (kind: AgencyKind, body: unknown, more: Partial<AgencyChange> = {}): AgencyChange =>
  ({ kind, ownId: newId(), baseVersion: null, id: null, body: body as AgencyBody, ...more }) as AgencyChange
export const jobOn = (
  field: AgencyRecord,
  more: object = {},
  about: Partial<AgencyChange> = {},
): AgencyChange => changeOf('JOB', { ...JOB, fieldId: field.id, ...more }, about)
export const batchOf = (...changes: AgencyChange[]) => ({ ...of, batch: { batchId: randomUUID(), changes } })

export async function answerTo({ agency }: Home, token: string, change: AgencyChange) {
  const [answer] = (await agency.send(token, batchOf(change))).answers
  return [answer?.state, answer?.code]
}
export const jobsOf = async ({ agency }: Home, token: string) =>
  (await agency.records(token, { ...of, kind: 'JOB', cursor: null })).records

/** A square of a hundred metres. */
export function squareAt(x: number, y: number) {
  const ring = [
    [x, y],
    [x + 100, y],
    [x + 100, y + 100],
    [x, y + 100],
    [x, y],
  ]
  return { type: 'MultiPolygon', coordinates: [[ring]] }
}
export const bowTie = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [640_000, 6_490_000],
        [640_200, 6_490_200],
        [640_200, 6_490_000],
        [640_000, 6_490_200],
        [640_000, 6_490_000],
      ],
    ],
  ],
}
