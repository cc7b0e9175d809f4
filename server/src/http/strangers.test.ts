/**
 * Answers that a stranger gets about a farm: for every call that names a record, the same as where nothing is there.
 */
import { makeExtract } from '@vagu/core/book/contract'
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import type { Endpoint } from '@vagu/core/endpoint'
import { endpoints } from '@vagu/core/endpoints'
import { makeInspectorAddress } from '@vagu/core/inspector/contract'
import { listFieldVersions } from '@vagu/core/history/contract'
import { addImages } from '@vagu/core/images/contract'
import { addJobs, deleteJob } from '@vagu/core/jobs/contract'
import { addMachine } from '@vagu/core/machines/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { invite, listInvitations } from '@vagu/core/people/contract'
import { addRequisitePlan, changeCropTemplate } from '@vagu/core/requisite-plan/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { addStockEntry } from '@vagu/core/stock/contract'
import { addSupplyOrder, changeSupplySetting } from '@vagu/core/supplies/contract'
import { getStatus } from '@vagu/core/status/contract'
import { listSessions } from '@vagu/core/users/contract'
import { addWorkTime } from '@vagu/core/work-times/contract'
import { addWarningComment } from '@vagu/core/warnings/comments-contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { ACCOUNT_TABLES } from '../account/tables.ts'
import { idMaker } from '../db/actor.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { placeTestOrder } from '../testing/orders.ts'
import { personWith } from '../testing/people.ts'
import { ANSWERS } from '../testing/naming-answers.ts'
import { type Ids, type Input, NAMING } from '../testing/naming-calls.ts'
import { jpeg } from '../testing/pictures.ts'
import type { TestServer } from '../testing/test-server.ts'

const calls = Object.values(endpoints).flatMap((contract) => Object.values(contract) as readonly Endpoint[])
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Stands in every name and note of the farm. */
const SECRET = 'Salajane'

async function jobsOf(owner: Client, ids: { field: string; worker: string; image: string }) {
  const { field, worker, image } = ids
  const { data } = await owner.call(addJobs, {
    body: [
      spraying(field, worker, { notes: SECRET, images: [image] }),
      harvest(field, { notes: SECRET }),
      harvest(field, { notes: SECRET }),
    ],
  })
  const [, job, deletedJob] = data.map(({ _id }) => _id)
  await owner.call(deleteJob, { params: { id: deletedJob ?? '' } })
  return { job: job ?? '', deletedJob: deletedJob ?? '' }
}

/** A run of changes to PRIA, that has one row. */
async function addPriaRun({ db, ports }: TestServer, owner: Client): Promise<string> {
  const id = idMaker(ports.now, ports.random)()
  const at = ports.now().toISOString()
  const of = { account_id: owner.accountId, client_id: '1', year: 2026, kind: 'FIELD' }
  const left = { waits_for: null, tries_again_at: null, tries: 0, holder: null, held_until: null }
  const by = { user_id: owner.userId, created_at: at, updated_at: at }
  await db
    .insertInto('pria_run')
    .values({ ...of, id, state: 'PAUSED', fingerprint: 'x', ...left, ...by })
    .execute()
  return id
}

/** Who the farmer is at an OpenID provider. */
async function addIdentity({ db, ports }: TestServer, owner: Client): Promise<string> {
  const id = idMaker(ports.now, ports.random)()
  const at = ports.now().toISOString()
  const known = { issuer: 'https://id.vagu.test', subject: id, name: SECRET }
  await db
    .insertInto('identity')
    .values({ id, user_id: owner.userId, ...known, created_at: at, last_used_at: at })
    .execute()
  return id
}

/** A farm with a record of every kind. */
async function fullFarm(server: TestServer, owner: Client): Promise<Ids> {
  const field = await addTestField(owner, { name: `${SECRET} põld` })
  const otherField = await addTestField(owner, { name: `${SECRET} nurk` })
  const worker = await addTestWorker(owner, `${SECRET} tööline`)
  const sprayer = { name: `${SECRET} prits`, kind: 'SPRAYER' } as const
  const machine = (await owner.call(addMachine, { body: sprayer })).data._id
  const image = (await owner.call(addImages, { files: [await jpeg()] })).data[0]?.id ?? ''
  const jobs = await jobsOf(owner, { field, worker, image })
  const seed = { name: `${SECRET} nisu`, type: 'seed', subtype: 'Suvinisu', seedCertificate: 'OTS' } as const
  const material = (await owner.call(addMaterial, { body: seed })).data._id
  const kind = {
    areaName: `${SECRET} riba`,
    calculationStrategy: 'PERCENT',
    calculationValue: 5,
    year: 2026,
  } as const
  const area = (await owner.call(addCustomArea, { body: kind })).data.id
  const taken = { fieldId: field, date: '2026-05-01', sampleNo: SECRET }
  const plan = { fieldId: field, year: 2027, type: 'fertilizer', name: SECRET, timeframe: 'SPRING' } as const
  const planned = { ...plan, amount: 270, unit: 'kg/ha', note: SECRET } as const
  const planLine = (await owner.call(addRequisitePlan, { body: planned })).data._id
  const ordered = {
    _id: idMaker(server.ports.now, server.ports.random)(),
    name: SECRET,
    amount: 5,
    unit: 'kg',
  } as const
  const supplies = { year: 2027, supplier: SECRET, note: SECRET, lines: [ordered] }
  const supplyOrder = (await owner.call(addSupplyOrder, { body: supplies })).data._id
  await owner.call(changeSupplySetting, {
    body: { requisiteId: material, unit: 'kg', supplier: SECRET, updatedAt: null },
  })
  await owner.call(changeCropTemplate, {
    body: { crop: 'talinisu', updatedAt: null, lines: [planned] },
  })
  const sample = (await owner.call(addSoilSample, { body: taken })).data._id
  const receipt = {
    requisiteId: material,
    unit: 'kg',
    type: 'INCREASE',
    date: '2026-05-01',
    amount: 500,
  } as const
  const stockEntry = (await owner.call(addStockEntry, { body: { ...receipt, note: SECRET } })).data._id
  const hours = { workerId: worker, date: '2026-05-01', start: '08:00', end: '17:00', note: SECRET }
  const workTime = (await owner.call(addWorkTime, { body: hours })).data._id
  const person = (await personWith(server, owner, 'worker')).userId
  await owner.call(invite, { body: { email: 'salajane@vagu.test', role: 'member' } })
  const order = await placeTestOrder(owner)
  const identity = await addIdentity(server, owner)
  const warning = (await owner.call(getStatus, {})).data.warnings[0]?._id ?? ''
  const body = { warningId: warning, text: SECRET }
  const comment = (await owner.call(addWarningComment, { body })).data._id
  const wish = { period: 'SEASON', year: 2026 } as const
  const extract = idMaker(server.ports.now, server.ports.random)()
  await owner.call(makeExtract, { body: { _id: extract, wish } })
  const inspectorAddress = idMaker(server.ports.now, server.ports.random)()
  const opened = { years: [2026], endsOn: '2026-06-30', purpose: SECRET }
  await owner.call(makeInspectorAddress, { body: { _id: inspectorAddress, ...opened } })
  return {
    account: owner.accountId,
    extract,
    inspectorAddress,
    field,
    otherField,
    worker,
    machine,
    ...jobs,
    material,
    area,
    sample,
    planLine,
    supplyOrder,
    stockEntry,
    workTime,
    image,
    person,
    version: (await owner.call(listFieldVersions, { params: { id: field } })).data[0]?.entryId ?? '',
    invitation: (await owner.call(listInvitations, {})).data[0]?._id ?? '',
    session: (await owner.call(listSessions, {})).data[0]?._id ?? '',
    identity,
    order: order._id,
    invoice: order.invoice.number,
    warning,
    comment,
    run: await addPriaRun(server, owner),
  }
}

const NUMBER_OF_NOBODY = '2026-99999'

/** Names of nothing, of the same form. */
function namesOfNothing(newId: () => string, ids: Ids): Ids {
  const entries = Object.entries(ids).map(([name, id]) => [name, id.replaceAll(UUID, newId)])
  return { ...(Object.fromEntries(entries) as Ids), invoice: NUMBER_OF_NOBODY }
}

/** Calls whose path names no record of a farm: registers, and sign-ins that are under way in one browser. */
const OF_NO_FARM =
  /^\/external-communication\/|^\/auth\/openid\/(?:newcomers|registration|joinByPassword|sendJoinLink)/
const OF_ADMIN = / \/admin\//
const PARAMETER = /\{[a-zA-Z]+\}/g
/** Number of an invoice, and what its payer writes. */
const NUMBER = /2026-\d{5}|2026\d{6}/g
const PARAMETER_OF_RECORD = /\{(?!year\}|kind\})/
/** Told once, and never twice the same. */
const ADDRESS_OF_INSPECTOR = /#token=[\w-]{43}/g
const EMAIL = /[\w.-]+@[\w.-]+/g
const PERIOD = { year: '2026', start: '2026-01-01', end: '2026-12-31' }
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

const schemaText = (schema: z.ZodType | undefined): string =>
  schema === undefined ? '' : JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
const namesRecord = ({ path, shape }: Endpoint): boolean =>
  !OF_NO_FARM.test(path) &&
  (PARAMETER_OF_RECORD.test(path) ||
    /"(?:_?ids?|[a-zA-Z]+Ids?)":/.test(schemaText(shape.body) + schemaText(shape.query)))

async function answerTo(client: Client, endpoint: Endpoint, { path = [], ...parts }: Input) {
  let place = 0
  const filled = endpoint.path.replaceAll(PARAMETER, () => path[place++] ?? '')
  const { status, body } = await client.send(endpoint, filled, parts)
  return {
    status,
    text: JSON.stringify(body ?? null)
      .replaceAll(UUID, 'id')
      .replaceAll(ADDRESS_OF_INSPECTOR, 'address')
      .replaceAll(EMAIL, 'e-mail')
      .replaceAll(NUMBER, 'number'),
  }
}

/** All rows of the farm. */
async function rowsOf({ db }: TestServer, accountId: string): Promise<string> {
  const tables = ACCOUNT_TABLES.filter(({ table }) => table !== 'session' && table !== 'activity')
  const rows = await Promise.all(
    tables.map(({ table }) =>
      db
        .selectFrom(table as 'field')
        .selectAll()
        .where('account_id', '=', accountId)
        .execute(),
    ),
  )
  return JSON.stringify(rows.map((list) => list.map((row) => JSON.stringify(row)).toSorted()))
}

it('every call that names a record is asked below', () => {
  expect(Object.keys(NAMING).toSorted()).toEqual(calls.filter(namesRecord).map(nameOf).toSorted())
})

onBothEngines('a stranger', (server) => {
  it('is answered of a record as of nothing, and changes none', async () => {
    const newId = idMaker(server().ports.now, server().ports.random)
    const owner = await server().farmer()
    const ids = await fullFarm(server(), owner)
    expect(Object.entries(ids).filter(([, id]) => id === '')).toEqual([])
    const before = await rowsOf(server(), owner.accountId)
    const others: Record<string, number> = {}
    for (const endpoint of calls.filter(namesRecord)) {
      const name = nameOf(endpoint)
      const inputOf = NAMING[name]
      if (inputOf === undefined) throw new Error(`${name} is not asked`)
      // each with a farm of his own, so that what is stored for one is not there for the other
      const [one, other] = [await server().farmer(), await server().farmer()]
      const answer = await answerTo(one, endpoint, inputOf(ids))
      const ofNothing = await answerTo(other, endpoint, inputOf(namesOfNothing(newId, ids)))
      expect([name, answer]).toEqual([name, ofNothing])
      expect([name, answer.text]).not.toContain(SECRET)
      if (answer.status !== (OF_ADMIN.test(name) ? 403 : 404)) others[name] = answer.status
    }
    expect(others).toEqual(ANSWERS)
    expect(await rowsOf(server(), owner.accountId)).toBe(before)
  }, 120_000)

  it('finds nothing of it in any list', async () => {
    const owner = await server().farmer()
    const ids = await fullFarm(server(), owner)
    const stranger = await server().farmer()
    const lists = calls.filter(
      (call) =>
        call.method === 'GET' && call.shape.bytes === undefined && !PARAMETER_OF_RECORD.test(call.path),
    )
    for (const endpoint of lists.filter(({ shape }) => !shape.changes)) {
      const path = endpoint.path.replaceAll(PARAMETER, '2026')
      const text = JSON.stringify((await stranger.send(endpoint, path, { query: PERIOD })).body ?? null)
      const found = [SECRET, ...Object.values(ids)].filter((part) => text.includes(part))
      expect([nameOf(endpoint), found]).toEqual([nameOf(endpoint), []])
    }
  }, 120_000)
})
