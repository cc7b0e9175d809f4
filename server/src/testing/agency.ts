/** The simulator in the hand of a test: one user's world of it, its faults, its books. */
import { SAMPLE_CLIENT, TEST_PERSON } from '@vagu/agency/seed'
import type { MoodKind } from '@vagu/agency/state'
import { AGENCY_KINDS, type AgencyKind, type AgencyRecord } from '@vagu/core/agency/wire'
import { createHash, randomBytes } from 'node:crypto'
import { idMaker } from '../db/actor.ts'
import { desksOf, type OpenDesk } from '../pria/desk.ts'
import { storeConnection } from '../pria-connection/connection.ts'
import { endLogin, roomOf, storeLogin } from '../pria-connection/login.ts'
import type { Client } from './client.ts'
import type { TestServer } from './test-server.ts'

export class TestAgency {
  readonly #server: TestServer
  readonly #farmer: Client
  readonly #room: string

  private constructor(server: TestServer, farmer: Client, room: string) {
    this.#server = server
    this.#farmer = farmer
    this.#room = room
  }

  /** Signs the farmer in, and connects his farm with the sample client. */
  static async connect(server: TestServer, farmer: Client): Promise<TestAgency> {
    const room = await roomOf(server.ports, farmer.userId)
    const agency = new TestAgency(server, farmer, room)
    await agency.signIn()
    const { userId, accountId } = farmer
    const newId = idMaker(server.ports.now, (count) => randomBytes(count))
    await server.db
      .transaction()
      .execute((tx) =>
        storeConnection(
          tx,
          { userId, accountId, now: server.ports.now(), newId },
          { clientId: SAMPLE_CLIENT, clientName: 'Kask', room, kinds: AGENCY_KINDS },
        ),
      )
    return agency
  }

  get #simulator() {
    return this.#server.simulator
  }

  /** Signs in a user of the farm: into the farmer's world, so that both see the same books. */
  async signIn({ userId }: Pick<Client, 'userId'> = this.#farmer): Promise<void> {
    const { agency, db } = this.#server.ports
    const none = { sealed: null, version: 1, renewing_until: null, signed_in_at: null }
    await db
      .insertInto('pria_login')
      .values({ user_id: userId, room: this.#room, ...none })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
    if (agency === undefined) throw new Error('the server speaks with no agency')
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const callback = `${this.#server.ports.options.publicUrl}/api/pria/callback`
    const question = { sender: 'vagu', redirect: callback, challenge, state: 's', room: this.#room }
    const code = await this.#simulator.signIn(question, TEST_PERSON.code)
    const tokens = await agency.tokensFor(code, { verifier, callback })
    const person = await agency.person(tokens.access_token)
    await storeLogin(this.#server.ports, userId, { tokens, person })
    await agency.consent(tokens.access_token, SAMPLE_CLIENT, AGENCY_KINDS)
  }
  signOut(): Promise<void> {
    return endLogin(this.#server.ports, this.#farmer.userId)
  }

  open: OpenDesk = (of) => desksOf(this.#server.ports)(of)

  fail(kind: MoodKind, times: number | null = 1): Promise<void> {
    return this.#simulator.fail(this.#room, { kind, clientId: null, times })
  }
  /** Everything goes well again. */
  mend(): Promise<void> {
    return this.#simulator.store.changeRoom(this.#room, (before) => ({
      after: { ...before, moods: [] },
      result: undefined,
    }))
  }

  /** Puts records in the place of those that a season has, past all checks. */
  put(year: number, make: (records: readonly AgencyRecord[]) => AgencyRecord[]): Promise<void> {
    return this.#simulator.store.changeBook({ room: this.#room, client: SAMPLE_CLIENT, year }, (book) => ({
      after: { ...book, records: make(book.records) },
      result: undefined,
    }))
  }
  async held(year: number): Promise<AgencyRecord[]> {
    return (await this.#simulator.store.book({ room: this.#room, client: SAMPLE_CLIENT, year })).records
  }
  closeSeason(year: number): Promise<void> {
    return this.#simulator.store.changeClient(this.#room, SAMPLE_CLIENT, (client) => ({
      ...client,
      seasons: client.seasons.map((each) => (each.year === year ? { ...each, state: 'CLOSED' } : each)),
    }))
  }
  setMandate(kinds: AgencyKind[]): Promise<void> {
    return this.#simulator.store.changeClient(this.#room, SAMPLE_CLIENT, (client) => ({
      ...client,
      mandates: { ...client.mandates, [TEST_PERSON.code]: { kind: 'LIMITED', kinds, until: null } },
    }))
  }
}
