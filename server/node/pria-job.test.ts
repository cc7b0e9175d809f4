/** Runs to PRIA in the program itself: it takes them up, is stopped and killed in the middle of them, and goes on. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { SAMPLE_CLIENT } from '@vagu/agency/seed'
import { AGENCY_KINDS } from '@vagu/core/agency/wire'
import { addField } from '@vagu/core/fields/contract'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { uuid7 } from '@vagu/core/ids/uuid7'
import * as pria from '@vagu/core/pria/contract'
import { connectPria } from '@vagu/core/pria-connection/contract'
import { dayInTallinn } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { getAuth, login, register } from '@vagu/core/users/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Client } from '../src/testing/client.ts'
import { beginAtPria, comeBackFromPria, visitSignInPage } from '../src/testing/pria-steps.ts'
import { startedProgram, type StartedProgram } from './testing/started-program.ts'

const YEAR = 2026
const FIELDS = 25
const account = { email: 'talunik@vagu.test', password: 'pikk salasõna' }
const params = { kind: 'fields' as const, year: YEAR }
const newId = () => uuid7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

let folder = ''
let running: StartedProgram | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vagu-pria-'))
})
afterEach(async () => {
  await running?.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<Client> {
  const program = await startedProgram({ VAGU_DATA: folder, LOG_LEVEL: 'silent' })
  running = program
  const client = new Client({
    request: (path, init) => fetch(program.address + path, { ...init, redirect: 'manual' }),
  })
  await client.call(getAuth, {})
  return client
}
async function startAgain(): Promise<Client> {
  const client = await start()
  await client.call(login, { body: account })
  return client
}

/** A farm that is connected with the simulator of the program, with fields that are not there. */
async function connected(): Promise<Client> {
  const client = await start()
  await client.call(register, { body: { ...account, company: { name: 'Proovitalu OÜ' } } })
  const address = await visitSignInPage((url, init) => fetch(url, init), await beginAtPria(client))
  await comeBackFromPria(client, address)
  const body = { client: SAMPLE_CLIENT, kinds: [...AGENCY_KINDS] }
  expect((await client.call(connectPria, { body })).error).toBeUndefined()
  for (let i = 0; i < FIELDS; i++) {
    const field = {
      name: `Põld ${i + 1}`,
      area: 10,
      code: '61230000001',
      priaCode: `V${i + 1}`,
      yearInfo: [{ year: YEAR, mainCrop: { crop: 'talinisu' } }],
      mapData: mapDataOf([rectangle([500_000 + i * 500, 6_495_000], 400, 250)]),
    }
    expect((await client.call(addField, { body: field })).error).toBeUndefined()
  }
  return client
}

/** Rows of our fields, as PRIA holds them now. */
async function ownRows(client: Client) {
  const { data, error } = await client.call(pria.askPriaAnew, { params })
  expect(error).toBeUndefined()
  return { own: data.rows.filter(({ recordId }) => recordId !== null), all: data.rows }
}

async function begin(client: Client): Promise<string> {
  const { own } = await ownRows(client)
  const rows = own.map(({ id }) => ({ id, direction: 'SEND' as const }))
  const { data } = await client.call(pria.previewPria, { params, body: { rows } })
  const body = { _id: newId(), rows, fingerprint: data.fingerprint }
  const begun = await client.call(pria.startPriaRun, { params, body })
  expect(begun.error).toBeUndefined()
  return begun.data._id
}

async function whole(client: Client, id: string): Promise<void> {
  for (;;) {
    const { data } = await client.call(pria.getPriaRun, { params: { id } })
    if (data.state !== 'RUNNING') {
      expect(data).toMatchObject({ state: 'DONE', done: FIELDS, refused: 0, cancelled: 0 })
      return
    }
    await setTimeout(100)
  }
}

/** Each of ours is there once: as many records more as there are fields. */
async function expectEachOnce(client: Client, before: number): Promise<void> {
  const { own, all } = await ownRows(client)
  expect(own.map(({ status }) => status)).toEqual(own.map(() => 'IN_SYNC'))
  expect(own).toHaveLength(FIELDS)
  expect(new Set(own.map(({ agencyId }) => agencyId)).size).toBe(FIELDS)
  expect(all).toHaveLength(before)
}

/** Makes the lease of a killed program run out, as two minutes would. */
function passLease(): void {
  const db = new DatabaseSync(join(folder, 'vagu.sqlite'))
  db.exec("update pria_run set held_until = '2026-01-01T00:00:00.000Z' where held_until is not null")
  db.close()
}

it('a run is taken up and finished by the program that it was begun in', async () => {
  const client = await connected()
  const { all } = await ownRows(client)
  await whole(client, await begin(client))
  await expectEachOnce(client, all.length)
}, 60_000)

it('PRIA is asked by itself once the farm is connected, and the badges tell what differs', async () => {
  const client = await connected()
  const query = { year: String(cropYearOf(dayInTallinn(new Date()))) }
  for (;;) {
    const { data } = await client.call(pria.getPriaStatus, { query })
    if (data.asOf !== null) {
      expect(data.fieldDifferences).toBeGreaterThan(FIELDS)
      return
    }
    await setTimeout(100)
  }
}, 60_000)

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a run that %s ended is gone on with by the next program: whole, and nothing doubled',
  async (signal) => {
    let client = await connected()
    const { all } = await ownRows(client)
    const id = await begin(client)
    // while it looks for the run, sends it, or writes down what came of it
    await setTimeout(200 + Math.random() * 300)
    await running?.end(signal)
    if (signal === 'SIGKILL') passLease()
    client = await startAgain()
    await whole(client, id)
    await expectEachOnce(client, all.length)
  },
  60_000,
)
