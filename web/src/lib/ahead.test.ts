import { endpoint } from '@vagu/core/endpoint'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { dropAhead, keepAhead } from './ahead.ts'
import { call } from './call.ts'
import { keepSignedIn, setTransport } from './transport.ts'

const OWNER = 'user farm'
const listThings = endpoint('GET', '/things', {
  summary: 'things of a year',
  query: z.object({ year: z.string().optional() }),
  reply: z.array(z.string()),
})
const addThing = endpoint('POST', '/things', {
  summary: 'adds',
  writes: ['workers'],
  reply: z.array(z.string()),
})

const network = vi.fn(() => Promise.resolve(Response.json({ data: ['asked'] })))
const things = (year?: string) => call(listThings, { query: { year } })

beforeEach(() => {
  setTransport(network)
  network.mockClear()
  keepSignedIn(OWNER)
  keepAhead(OWNER, { '/things': { data: ['ahead'] }, '/things?year=2026': { data: ['of the year'] } })
})
afterEach(() => {
  dropAhead()
  setTransport()
  vi.restoreAllMocks()
})

it('answers a call once, by its path and query', async () => {
  expect([await things(), await things('2026')]).toEqual([['ahead'], ['of the year']])
  expect(network).not.toHaveBeenCalled()
  expect([await things(), await things('2025')]).toEqual([['asked'], ['asked']])
})
it('answers nothing once something was written', async () => {
  await call(addThing, {})
  expect(await things()).toEqual(['asked'])
})
it('answers nothing for another user or farm', async () => {
  keepSignedIn('user other')
  expect(await things()).toEqual(['asked'])
})
it('answers nothing that has grown old', async () => {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  expect(await things()).toEqual(['asked'])
})
it('is read by the contract', async () => {
  keepAhead(OWNER, { '/things': { data: 'none' } })
  await expect(things()).rejects.toMatchObject({ code: 'unexpected' })
})
it('the answer of a call that was sent before is taken, and asked for again where it was lost', async () => {
  const answer = Promise.resolve(Response.json({ data: ['sent before'] }))
  expect(await call(listThings, { query: { year: '2024' } }, { answer })).toEqual(['sent before'])
  const lost = Promise.reject(new TypeError('no network'))
  expect(await call(listThings, { query: { year: '2024' } }, { answer: lost })).toEqual(['asked'])
})
