/** No state of an account takes the book away: in each everything is read, written and exported. */
import { deleteAccount } from '@vagu/core/account/contract'
import { changeField, deleteField, listFields, restoreField } from '@vagu/core/fields/contract'
import type { Endpoint } from '@vagu/core/endpoint'
import { endpoints } from '@vagu/core/endpoints'
import { needOf } from '@vagu/core/access'
import { addImages } from '@vagu/core/images/contract'
import * as jobs from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { getStatus } from '@vagu/core/status/contract'
import { AccountState } from '@vagu/core/subscription/schema'
import { addWorker } from '@vagu/core/workers/contract'
import { describe, expect, it } from 'vitest'
import { listZip, unzip } from '../archives/zip.ts'
import { exportText } from '../account/export-text.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { placeTestOrder } from '../testing/orders.ts'
import { personWith } from '../testing/people.ts'
import { jpeg } from '../testing/pictures.ts'
import type { TestServer } from '../testing/test-server.ts'

const ENDED = '2026-01-31'
const endTrial = ({ db }: TestServer, { accountId }: Client) =>
  db.updateTable('account').set({ trial_until: ENDED }).where('account_id', '=', accountId).execute()

/** How a farm with one field of 10 ha comes into each state. */
const INTO: Readonly<Record<AccountState, (server: TestServer, owner: Client) => Promise<unknown>>> = {
  TRIAL: async () => undefined,
  PROCESSING: async (server, owner) => {
    await placeTestOrder(owner)
    await endTrial(server, owner)
  },
  NEEDS_CONFIRMATION: endTrial,
  ACTIVE: async (server, owner) => {
    const { invoice } = await placeTestOrder(owner)
    await endTrial(server, owner)
    const paid = { paid_on: '2026-05-20' }
    await server.db.updateTable('subscription_order').set(paid).where('number', '=', invoice.number).execute()
  },
}

interface Farm {
  readonly server: TestServer
  readonly owner: Client
  readonly fieldId: string
  readonly jobId: string
}

const statusesOf = (replies: readonly { readonly status: number }[]): number[] =>
  replies.map(({ status }) => status)

async function exported({ server, owner }: Farm): Promise<Map<string, Uint8Array>> {
  const headers = { cookie: owner.cookie }
  const response = await server.app.request('/api/users/export', { headers }, { address: owner.address })
  expect(response.status).toBe(200)
  return unzip(listZip(new Uint8Array(await response.arrayBuffer())), 10_000_000)
}

/** Actions of a farmer in his book. */
const ACTIONS: Readonly<Record<string, (farm: Farm) => Promise<void>>> = {
  'a job is written, changed, deleted and brought back': async ({ owner, fieldId }) => {
    const added = await owner.call(jobs.addJob, { body: harvest(fieldId) })
    const params = { id: added.data._id }
    const replies = [
      added,
      await owner.call(jobs.changeJob, { params, body: harvest(fieldId, { notes: 'kuiv' }) }),
      await owner.call(jobs.deleteJob, { params }),
      await owner.call(jobs.restoreJob, { params }),
    ]
    expect(statusesOf(replies)).toEqual([200, 200, 204, 200])
  },
  'a field, a worker, a material and a photo are written': async ({ owner, fieldId }) => {
    const params = { id: fieldId }
    const replies = [
      await owner.call(changeField, { params, body: { name: 'Kivi', area: 10 } }),
      await owner.call(deleteField, { params }),
      await owner.call(restoreField, { params }),
      await owner.call(addWorker, { body: { name: 'Mari Kask' } }),
      await owner.call(addMaterial, { body: { name: 'Kile', type: 'material' } }),
      await owner.call(addImages, { files: [await jpeg()] }),
    ]
    expect(statusesOf(replies)).toEqual([200, 204, 200, 200, 200, 200])
  },
  'a worker of the farm enters jobs': async ({ server, owner, fieldId }) => {
    const worker = await personWith(server, owner, 'worker')
    expect((await worker.call(jobs.addJob, { body: harvest(fieldId) })).status).toBe(200)
  },
  'jobs and fields are read': async ({ owner, fieldId, jobId }) => {
    const { data: fields } = await owner.call(listFields, { query: {} })
    expect(fields.map(({ _id }) => _id)).toContain(fieldId)
    const { data } = await owner.call(jobs.listFieldJobs, { params: { fieldId, year: '2026' } })
    expect(data.jobEvents.map(({ _id }) => _id)).toContain(jobId)
  },
  'everything is exported': async (farm) => {
    const file = (await exported(farm)).get(exportText.data('tood'))
    expect(new TextDecoder().decode(file)).toContain(farm.jobId)
  },
}

async function farmIn(server: TestServer, state: AccountState): Promise<Farm> {
  const owner = await server.farmer()
  const fieldId = await addTestField(owner)
  const { data } = await owner.call(jobs.addJob, { body: harvest(fieldId) })
  await INTO[state](server, owner)
  expect((await owner.call(getStatus, {})).data.status).toBe(state)
  return { server, owner, fieldId, jobId: data._id }
}

const BOOK = new Set(['read', 'comment', 'enter', 'write', 'money'])
const bookCalls = Object.values(endpoints)
  .flatMap((contract) => Object.values(contract) as readonly Endpoint[])
  .filter((call) => BOOK.has(needOf(call)))
const NOBODY = '019e449c-fe80-7000-8000-000000000000'

/** Answers of each call of the book to an input that names nothing. */
async function answersTo(client: Client): Promise<string[]> {
  const answers: string[] = []
  for (const endpoint of bookCalls) {
    const path = endpoint.path.replaceAll(/\{[a-zA-Z]+\}/g, NOBODY)
    const { status, error } = await client.send(endpoint, path, endpoint.method === 'GET' ? {} : { body: {} })
    answers.push(`${endpoint.method} ${endpoint.path}: ${status} ${error?.code ?? ''}`)
  }
  return answers
}

onBothEngines('an account', (server) => {
  describe.each(AccountState.options)('that is %s', (state) => {
    it.each(Object.entries(ACTIONS))('%s', async (_, act) => {
      await act(await farmIn(server(), state))
    })
    it.each(Object.entries(ACTIONS))('and is to be deleted: %s', async (_, act) => {
      const farm = await farmIn(server(), state)
      const set = { password_hash: 'plain:künnipäev26' }
      await server().db.updateTable('app_user').set(set).where('user_id', '=', farm.owner.userId).execute()
      const { company } = (await farm.owner.call(endpoints.users.getAuth, {})).data
      const body = { companyName: company.name, password: 'künnipäev26' }
      expect((await farm.owner.call(deleteAccount, { body })).status).toBe(200)
      await act(farm)
    })
  })

  it('is answered alike by every call of the book, whatever its state', async () => {
    const trial = await answersTo((await farmIn(server(), 'TRIAL')).owner)
    for (const state of AccountState.options)
      expect(await answersTo((await farmIn(server(), state)).owner)).toEqual(trial)
  })
})
