import { QueryClient } from '@tanstack/react-query'
import type { Job } from '@vagu/core/jobs/schema'
import { expect, it } from 'vitest'
import { jobKeys } from '../../entities/jobs/keys.ts'
import { showStored } from './plan-api.ts'

const job = (date: string): Job => ({ _id: 'ploughing', date }) as Job

it('a list that was asked for before a move does not put the card back', async () => {
  const client = new QueryClient()
  const queryKey = [...jobKeys.lists, 2026]
  client.setQueryData(queryKey, [job('2026-05-20')])
  const answer = Promise.withResolvers<Job[]>()
  const read = client.fetchQuery({ queryKey, queryFn: () => answer.promise, meta: { reads: ['jobs'] } })
  await showStored(client, [job('2026-05-21')])
  answer.resolve([job('2026-05-20')])
  await read.catch(() => undefined)
  expect(client.getQueryData(queryKey)).toEqual([job('2026-05-21')])
})
