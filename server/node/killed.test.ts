/** The program is killed in the middle of saves, again and again: nothing that it acknowledged is lost. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as jobs from '@vagu/core/jobs/contract'
import { uuid7 } from '@vagu/core/ids/uuid7'
import { getAuth, login, register } from '@vagu/core/users/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Client } from '../src/testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../src/testing/farm.ts'
import { startedProgram, type StartedProgram } from './testing/started-program.ts'

const ROUNDS = 4
const WRITERS = 4
/** The program is killed within so many milliseconds after its first answer to the writers. */
const LATEST = 240
const account = { email: 'talunik@vagu.test', password: 'pikk salasõna' }

let folder = ''
let running: StartedProgram | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vagu-killed-'))
})
afterEach(async () => {
  await running?.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<{ program: StartedProgram; client: Client }> {
  const program = await startedProgram({ VAGU_DATA: folder, LOG_LEVEL: 'silent' })
  running = program
  const client = new Client({ request: (path, init) => fetch(program.address + path, init) })
  await client.call(getAuth, {})
  return { program, client }
}

async function signedIn(client: Client): Promise<Client> {
  await client.call(login, { body: account })
  return client
}

interface Sent {
  readonly ids: readonly string[]
  readonly body: readonly object[]
}
interface KilledFarm {
  readonly fieldIds: readonly string[]
  readonly worker: string
}

const newId = () => uuid7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

/** A spraying on every field, or a harvest within its delay. */
function nextBatch({ fieldIds, worker }: KilledFarm, turn: number): Sent {
  const ids = fieldIds.map(newId)
  const body = fieldIds.map((fieldId, i) => {
    const own = { _id: ids[i], notes: `${turn}` }
    return turn % 2 === 0 ? spraying(fieldId, worker, own) : harvest(fieldId, own)
  })
  return { ids, body }
}

/** Saves until the program is gone; what was answered is acknowledged, the last one of each writer is not. */
function saveUntilKilled(client: Client, farm: KilledFarm) {
  const begun = Promise.withResolvers<void>()
  const acknowledged: Sent[] = []
  const unanswered: Sent[] = []
  const write = async () => {
    for (let turn = 0; ; turn++) {
      const sent = nextBatch(farm, turn)
      unanswered.push(sent)
      const reply = await client.call(jobs.addJobs, { body: [...sent.body] })
      expect(reply.status).toBe(200)
      unanswered.splice(unanswered.indexOf(sent), 1)
      acknowledged.push(sent)
      begun.resolve()
    }
  }
  const killed = async () => {
    const ends = await Promise.allSettled(Array.from({ length: WRITERS }, write))
    // only a broken connection may have stopped them
    for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) as unknown })
    return { acknowledged, unanswered }
  }
  return { begun: begun.promise, killed: killed() }
}

function stored() {
  const db = new DatabaseSync(join(folder, 'vagu.sqlite'))
  const idsOf = (sql: string) =>
    new Set(
      db
        .prepare(sql)
        .all()
        .map((row) => String(row['id'])),
    )
  const found = {
    integrity: db.prepare('pragma integrity_check').all(),
    jobs: idsOf('select id from job_event'),
    journalled: idsOf("select record_id as id from journal where noun = 'job-event'"),
  }
  db.close()
  return found
}

/** Either all jobs of a call are there, or none. */
function expectWhole(sent: Sent, ids: ReadonlySet<string>): void {
  const there = sent.ids.filter((id) => ids.has(id))
  expect([0, sent.ids.length]).toContain(there.length)
}

it('loses nothing that it acknowledged, keeps no half of a call, and takes the rest again', async () => {
  const first = await start()
  const company = { name: 'Proovitalu OÜ' }
  await first.client.call(register, { body: { ...account, company } })
  const fieldIds = [await addTestField(first.client), await addTestField(first.client)]
  const farm = { fieldIds, worker: await addTestWorker(first.client) }
  const all: Sent[] = []
  let { program, client } = first
  for (let round = 0; round < ROUNDS; round++) {
    const saving = saveUntilKilled(client, farm)
    await Promise.race([saving.begun, saving.killed])
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LATEST))
    await program.end('SIGKILL')
    const { acknowledged, unanswered } = await saving.killed
    expect(acknowledged).not.toEqual([])
    all.push(...acknowledged)

    const found = stored()
    expect(found.integrity).toEqual([{ integrity_check: 'ok' }])
    expect(found.journalled).toEqual(found.jobs)
    for (const id of all.flatMap(({ ids }) => ids)) expect(found.jobs).toContain(id)
    for (const sent of unanswered) expectWhole(sent, found.jobs)

    ;({ program, client } = await start())
    await signedIn(client)
    for (const { body } of unanswered)
      expect((await client.call(jobs.addJobs, { body: [...body] })).status).toBe(200)
    all.push(...unanswered)
    expect(stored().jobs).toEqual(new Set(all.flatMap(({ ids }) => ids)))
  }
})
