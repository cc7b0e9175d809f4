/** What a stranger gets of a farm: over every call that names a record, the same as where nothing is there. */
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import type { Endpoint } from '@vagu/core/endpoint'
import { endpoints } from '@vagu/core/endpoints'
import { listFieldVersions } from '@vagu/core/history/contract'
import { addImages } from '@vagu/core/images/contract'
import { addJobs, deleteJob } from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { invite, listInvitations } from '@vagu/core/people/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { getStatus } from '@vagu/core/status/contract'
import { listSessions } from '@vagu/core/users/contract'
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
import { jpeg } from '../testing/pictures.ts'
import type { TestServer } from '../testing/test-server.ts'

const calls = Object.values(endpoints).flatMap((contract) => Object.values(contract) as readonly Endpoint[])
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Stands in every name and note of the farm. */
const SECRET = 'Salajane'

/** Names of records of one farm; or of none. */
interface Ids {
  readonly account: string
  readonly field: string
  readonly otherField: string
  readonly version: string
  readonly worker: string
  readonly job: string
  readonly deletedJob: string
  readonly material: string
  readonly area: string
  readonly sample: string
  readonly image: string
  readonly person: string
  readonly invitation: string
  readonly session: string
  readonly identity: string
  readonly order: string
  readonly invoice: string
  readonly warning: string
  readonly comment: string
}

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
  const sample = (await owner.call(addSoilSample, { body: taken })).data._id
  const person = (await personWith(server, owner, 'worker')).userId
  await owner.call(invite, { body: { email: 'salajane@vagu.test', role: 'member' } })
  const order = await placeTestOrder(owner)
  const identity = await addIdentity(server, owner)
  const warning = (await owner.call(getStatus, {})).data.warnings[0]?._id ?? ''
  const body = { warningId: warning, text: SECRET }
  const comment = (await owner.call(addWarningComment, { body })).data._id
  return {
    account: owner.accountId,
    field,
    otherField,
    worker,
    ...jobs,
    material,
    area,
    sample,
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
  }
}

const NUMBER_OF_NOBODY = '2026-99999'

/** Names of nothing, of the same form. */
function namesOfNothing(newId: () => string, ids: Ids): Ids {
  const entries = Object.entries(ids).map(([name, id]) => [name, id.replaceAll(UUID, newId)])
  return { ...(Object.fromEntries(entries) as Ids), invoice: NUMBER_OF_NOBODY }
}

interface Input {
  /** In place of each `{…}` of the path, in their order. */
  readonly path?: readonly string[]
  readonly query?: Record<string, string>
  readonly body?: unknown
}

const field = { name: 'Kivi', area: 10 }
const seed = { name: 'Suvinisu', type: 'seed', subtype: 'Suvinisu', seedCertificate: 'OTS' }
const worker = { name: 'Jaan Tamm' }
const kindOfArea = { areaName: 'Riba', calculationStrategy: 'PERCENT', calculationValue: 5, year: 2026 }
const line = [
  { lat: 58.4, lng: 26.7 },
  { lat: 58.5, lng: 26.7 },
]
const seen = '2026-05-20T09:00:00.000Z'
const company = { name: 'Kase talu OÜ', code: '10421629', address: { street: 'Kase 1' } }

const HIDDEN = {
  type: { key: 'HARVEST_DELAY_IGNORED', title: 'Ooteaeg', level: 'ERROR' },
  title: 'Ooteaeg',
  message: 'Ooteaeg ei ole möödas',
  targetKind: 'farm',
  targetId: '',
  fieldId: null,
  fieldName: null,
  date: null,
  source: { title: 'Määrus' },
  until: null,
  nextAllowed: null,
  event: null,
  related: null,
  requisite: null,
  isWhatIf: false,
  reason: 'Nii on',
}

/** Every call that names a record, with a body that would be right. */
const NAMING: Readonly<Record<string, (ids: Ids) => Input>> = {
  'POST /admin/orders/{number}/credit': ({ invoice, order: _id }) => ({ path: [invoice], body: { _id } }),
  'POST /admin/orders/{number}/payment': ({ invoice }) => ({ path: [invoice], body: {} }),
  'POST /admin/orders/{number}/reminder': ({ invoice }) => ({ path: [invoice] }),
  'DELETE /admin/orders/{number}/payment': ({ invoice }) => ({ path: [invoice] }),
  'POST /custom-areas': ({ area }) => ({ body: { ...kindOfArea, _id: area } }),
  'PUT /custom-areas/{id}': ({ area }) => ({ path: [area], body: kindOfArea }),
  'DELETE /custom-areas/{id}': ({ area }) => ({ path: [area] }),
  'POST /custom-areas/{id}/restore': ({ area }) => ({ path: [area] }),
  'PUT /custom-areas/areas/{id}': ({ area, field: fieldId }) => ({
    path: [area],
    body: { year: 2026, fieldId, area: 1, areaWhenItWasSaved: null },
  }),
  'POST /fields/merge': ({ field: one, otherField }) => ({
    body: { name: 'Suur', year: 2026, fieldIds: [one, otherField] },
  }),
  'POST /fields/{id}/split': ({ field: id }) => ({
    path: [id],
    body: { year: 2026, line, parts: [{ name: 'Lääs' }, { name: 'Ida' }] },
  }),
  'POST /fields/{id}/undivide': ({ field: id }) => ({ path: [id] }),
  'POST /fields': ({ field: _id }) => ({ body: { ...field, _id } }),
  'PUT /fields/{id}': ({ field: id }) => ({ path: [id], body: field }),
  'DELETE /fields/{id}': ({ field: id }) => ({ path: [id] }),
  'GET /fields/{id}': ({ field: id }) => ({ path: [id] }),
  'POST /fields/{id}/restore': ({ field: id }) => ({ path: [id] }),
  'PUT /fields/{id}/togglestatus': ({ field: id }) => ({ path: [id] }),
  'POST /fields/{year}/crops': ({ field: id }) => ({ path: ['2026'], body: { from: 2025, fieldIds: [id] } }),
  'GET /fields/{id}/job-event-count': ({ field: id }) => ({ path: [id] }),
  'PUT /fields/ordering': ({ field: id }) => ({ body: { ids: [id] } }),
  'POST /fields/restore': ({ field: id }) => ({ body: { ids: [id] } }),
  'POST /fields/{year}/crops/undo': ({ field: _id }) => ({
    path: ['2026'],
    body: { fields: [{ _id, updatedAt: seen }] },
  }),
  'PUT /fields/{year}/seasons': ({ field: id }) => ({
    path: ['2026'],
    body: { seasonStart: '2025-09-01', fieldIds: [id] },
  }),
  'GET /fields/{id}/history': ({ field: id }) => ({ path: [id] }),
  'GET /fields/{id}/year-info-changes': ({ field: id }) => ({ path: [id] }),
  'POST /fields/{id}/history/{entryId}': ({ field: id, version }) => ({ path: [id, version] }),
  'DELETE /images/{id}': ({ image }) => ({ path: [image] }),
  'GET /images/{id}': ({ image }) => ({ path: [image] }),
  'POST /job-events': ({ field: id }) => ({ body: harvest(id) }),
  'POST /job-events/batch': ({ field: id }) => ({ body: [harvest(id)] }),
  'PUT /job-events/{id}': ({ job, field: id }) => ({ path: [job], body: harvest(id) }),
  'DELETE /job-events/{id}': ({ job }) => ({ path: [job] }),
  'GET /job-events/{id}': ({ job }) => ({ path: [job] }),
  'GET /fields/{fieldId}/{year}/events': ({ field: id }) => ({ path: [id, '2026'] }),
  'POST /job-events/{id}/restore': ({ deletedJob }) => ({ path: [deletedJob] }),
  'PUT /job-events/batch': ({ job: jobId }) => ({
    body: [{ jobId, status: 'DONE', date: '2026-05-02', endDate: '2026-05-02' }],
  }),
  'PUT /job-events/together': ({ job: _id, field: id }) => ({ body: [{ ...harvest(id), _id }] }),
  'POST /job-events/batch/delete': ({ job }) => ({ body: { ids: [job] } }),
  'GET /job-events/{id}/history': ({ job }) => ({ path: [job] }),
  'GET /job-events': ({ job: batchId }) => ({ query: { batchId } }),
  'POST /job-events/{id}/history/{entryId}': ({ job, version }) => ({ path: [job, version] }),
  'POST /job-events/batch/restore': ({ deletedJob }) => ({ body: { ids: [deletedJob] } }),
  'POST /job-events/requisites/preview': ({ job, material }) => ({
    body: { jobEventIds: [job], requisite: material },
  }),
  'POST /job-events/requisites': ({ job, material }) => ({
    body: { jobEventIds: [job], requisite: material },
  }),
  'POST /job-events/rule-facts': ({ field: id }) => ({
    body: { fieldIds: [id], from: '2026-05-01', to: '2026-05-20' },
  }),
  'POST /requisites': ({ material: _id }) => ({ body: { ...seed, _id } }),
  'PUT /requisites/{id}': ({ material }) => ({ path: [material], body: seed }),
  'DELETE /requisites/{id}': ({ material }) => ({ path: [material] }),
  'GET /requisites/{id}/history': ({ material }) => ({ path: [material] }),
  'POST /requisites/refine': ({ material }) => ({ body: { _ids: [material] } }),
  'POST /requisites/{id}/restore': ({ material }) => ({ path: [material] }),
  'POST /requisites/{id}/history/{entryId}': ({ material, version }) => ({ path: [material, version] }),
  'POST /requisites/unsaved-requisites': ({ material: _id }) => ({
    body: { requisites: [{ key: 'x', _id }] },
  }),
  'PUT /people/{id}': ({ person }) => ({ path: [person], body: { role: 'owner' } }),
  'DELETE /people/{id}': ({ person }) => ({ path: [person] }),
  'DELETE /people/invitations/{id}': ({ invitation }) => ({ path: [invitation] }),
  'PUT /settings/field-groups': ({ field: id }) => ({
    body: { fieldGroups: [{ fieldGroupName: 'Kodu', linkedFieldIds: [id] }] },
  }),
  'POST /orders': ({ order: _id }) => ({ body: { _id, area: 60, company } }),
  'GET /orders/{id}/credits/{number}/e-invoice': ({ order, invoice }) => ({ path: [order, invoice] }),
  'GET /orders/{id}/credits/{number}/invoice': ({ order, invoice }) => ({ path: [order, invoice] }),
  'GET /orders/{id}/e-invoice': ({ order }) => ({ path: [order] }),
  'GET /orders/{id}/invoice': ({ order }) => ({ path: [order] }),
  'DELETE /auth/openid/own/{id}': ({ identity }) => ({ path: [identity] }),
  'DELETE /auth/sessions/{id}': ({ session }) => ({ path: [session] }),
  'POST /users/switch': ({ account: _id }) => ({ body: { _id } }),
  'DELETE /users/link/{id}': ({ account }) => ({ path: [account] }),
  'POST /soil-samples': ({ sample: _id, field: fieldId }) => ({
    body: { _id, fieldId, date: '2026-05-01' },
  }),
  'PUT /soil-samples/{id}': ({ sample, field: fieldId }) => ({
    path: [sample],
    body: { fieldId, date: '2026-05-01' },
  }),
  'DELETE /soil-samples/{id}': ({ sample }) => ({ path: [sample] }),
  'GET /soil-samples/{id}/history': ({ sample }) => ({ path: [sample] }),
  'GET /soil-samples': ({ field: fieldId }) => ({ query: { fieldId } }),
  'POST /soil-samples/{id}/restore': ({ sample }) => ({ path: [sample] }),
  'POST /soil-samples/{id}/history/{entryId}': ({ sample, version }) => ({ path: [sample, version] }),
  'POST /user-interface/ignore-warning': ({ warning }) => ({
    body: { ...HIDDEN, _id: warning },
  }),
  'POST /user-interface/show-warning': ({ warning }) => ({ body: { _id: warning } }),
  'POST /user-interface/warning-comments': ({ warning }) => ({
    body: { warningId: warning, text: 'Nii on' },
  }),
  'DELETE /user-interface/warning-comments/{id}': ({ comment }) => ({ path: [comment] }),
  'POST /workers': ({ worker: _id }) => ({ body: { ...worker, _id } }),
  'PUT /workers/{id}': ({ worker: id }) => ({ path: [id], body: worker }),
  'DELETE /workers/{id}': ({ worker: id }) => ({ path: [id] }),
  'GET /workers/{id}/history': ({ worker: id }) => ({ path: [id] }),
  'POST /workers/{id}/restore': ({ worker: id }) => ({ path: [id] }),
  'POST /workers/{id}/history/{entryId}': ({ worker: id, version }) => ({ path: [id, version] }),
}

/** Calls that answer with something else than 404. */
const ANSWERS: Readonly<Record<string, number>> = {
  // a list of what is his: it is empty
  'GET /job-events': 200,
  'GET /soil-samples': 200,
  // a record of his own under this name, which another farm's name does not hinder
  'POST /custom-areas': 200,
  'POST /fields': 200,
  'POST /orders': 200,
  'POST /requisites': 200,
  'POST /workers': 200,
  // told at its input
  'POST /requisites/unsaved-requisites': 422,
  'PUT /settings/field-groups': 422,
}

/** Calls whose path names no record of a farm: registers, and sign-ins that are under way in one browser. */
const OF_NO_FARM =
  /^\/external-communication\/|^\/auth\/openid\/(?:newcomers|registration|joinByPassword|sendJoinLink)/
const OF_ADMIN = / \/admin\//
const PARAMETER = /\{[a-zA-Z]+\}/g
/** Number of an invoice, and what its payer writes. */
const NUMBER = /2026-\d{5}|2026\d{6}/g
const PARAMETER_OF_RECORD = /\{(?!year\})/
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
