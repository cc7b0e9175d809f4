/** Jobs on a test farm, and their history. */
import { addJob } from '@vagu/core/jobs/contract'
import type { Job } from '@vagu/core/jobs/schema'
import { expect } from 'vitest'
import type { Client } from './client.ts'
import { addTestField, harvest } from './farm.ts'
import type { TestServer } from './test-server.ts'

export async function addTestJob(farmer: Client, change: object = {}, fieldId?: string): Promise<Job> {
  const body = harvest(fieldId ?? (await addTestField(farmer)), change)
  const reply = await farmer.call(addJob, { body })
  expect(reply.error).toBeUndefined()
  return reply.data
}

/** Actions in the history of a job, in any order. */
export async function actionsOn(server: TestServer, farmer: Client, id: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('journal')
    .select('action')
    .where('account_id', '=', farmer.accountId)
    .where('record_id', '=', id)
    .execute()
  return rows.map(({ action }) => action).toSorted()
}
