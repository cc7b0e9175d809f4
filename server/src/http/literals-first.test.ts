import { TrieRouter } from 'hono/router/trie-router'
import { expect, it } from 'vitest'
import { LiteralsFirst } from './literals-first.ts'

const ROUTES = [
  ['GET', '/api/health'],
  ['GET', '/api/letters/:token'],
  ['GET', '/api/letters/off'],
  ['POST', '/api/jobs/batch'],
  ['POST', '/api/jobs/:id/restore'],
  ['PUT', '/api/jobs/:id'],
  ['ALL', '/api/*'],
] as const
const ASKED = [
  ['GET', '/api/health'],
  ['POST', '/api/health'],
  ['GET', '/api/letters/off'],
  ['POST', '/api/jobs/batch'],
  ['POST', '/api/jobs/7/restore'],
  ['PUT', '/api/jobs/batch'],
  ['PUT', '/api/jobs/8'],
  ['DELETE', '/api/jobs/8'],
  ['GET', '/'],
] as const

it('finds the route that is found first, with its parameters, also when it is asked again', () => {
  const [ours, plain] = [new LiteralsFirst<string>(), new TrieRouter<string>()]
  for (const [method, path] of ROUTES)
    for (const router of [ours, plain]) router.add(method, path, `${method} ${path}`)
  for (const [method, path] of [...ASKED, ...ASKED])
    expect(ours.match(method, path)[0][0], path).toEqual(plain.match(method, path)[0][0])
})
it('tries no other route than the one whose path was asked for', () => {
  const router = new LiteralsFirst<string>()
  for (const [method, path] of ROUTES) router.add(method, path, path)
  expect(router.match('POST', '/api/jobs/batch')[0]).toHaveLength(1)
  expect(router.match('PUT', '/api/jobs/8')[0]).toHaveLength(2)
})
