import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@vagu/core/endpoint'
import { endpoints } from '@vagu/core/endpoints'
import { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { nodeSqlite } from '../node/sqlite.ts'
import { buildApp } from './app.ts'
import type { Tables } from './db/schema.ts'
import { sqliteDialect } from './db/sqlite-dialect.ts'
import { openApiOnce } from './http/documents.ts'
import { routes } from './routes.ts'
import { onBothEngines } from './testing/on-both-engines.ts'

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`
const calls = Object.entries(endpoints).flatMap(([noun, contract]) =>
  Object.entries(contract).map(([name, endpoint]: [string, Endpoint]) => ({ noun, name, endpoint })),
)

/** The sources of all tests of a noun. */
function testsOf(noun: string): string {
  const folder = join(import.meta.dirname, noun)
  if (!existsSync(folder)) return ''
  const tests = readdirSync(folder).filter((file) => file.endsWith('.test.ts'))
  return tests.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

describe('the description of the calls', () => {
  it('is made once, however often it is asked for', () => {
    const described = openApiOnce('test')
    expect(described()).toBe(described())
  })
})

describe('every call', () => {
  it.each(calls)('$noun: $name is mounted exactly once', ({ endpoint }) => {
    expect(routes.filter((route) => route.endpoint === endpoint)).toHaveLength(1)
  })

  it.each(calls)('$noun: $name is named by a test of its noun', ({ noun, name }) => {
    expect(testsOf(noun)).toMatch(new RegExp(`\\b${name}\\b`))
  })

  it('has a method and a path of its own, and a contract', () => {
    const mounted = routes.map((route) => callOf(route.endpoint))
    expect(mounted.toSorted()).toEqual([...new Set(calls.map(({ endpoint }) => callOf(endpoint)))].toSorted())
  })

  it('that changes something is a POST, PUT or DELETE, so that it asks for the CSRF token', () => {
    const changing = routes.filter((route) => route.kind === 'write').map((route) => route.endpoint.method)
    expect(changing).not.toContain('GET')
    const others = routes.filter(({ kind, endpoint }) => kind === 'unmanaged' && endpoint.method === 'GET')
    expect(others.map(({ endpoint }) => [endpoint.path, endpoint.shape.changes])).toEqual([
      ['/guides/videos', undefined],
      ['/map/ground', undefined],
      ['/auth/openid', undefined],
      // a page of another site sends the browser there: its state is what is asked of it
      ['/auth/openid/callback', undefined],
      ['/auth/openid/newcomers/{id}', undefined],
      // as the one of OpenID
      ['/pria/callback', undefined],
      ['/start', undefined],
      ['/auth', undefined],
      ['/auth/logout', true],
    ])
  })
})

interface OpenApi {
  readonly openapi: string
  readonly info: { readonly version: string }
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { responses: object; parameters: object[] }>>>
  >
}

onBothEngines('the program', (server) => {
  it('says that it is well', async () => {
    const response = await server().app.request('/api/health')
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', version: 'test' }])
  })

  it('says that it is not well when the database does not answer, and logs why', async () => {
    const faults: object[] = []
    const log = { ...server().ports.log, error: (facts: object) => void faults.push(facts) }
    const db = new Kysely<Tables>({ dialect: sqliteDialect(nodeSqlite(':memory:')) })
    const response = await buildApp({ ...server().ports, db, log }).request('/api/health')
    expect([response.status, await response.json()]).toEqual([500, { error: { code: 'unexpected' } }])
    expect(faults).toEqual([expect.objectContaining({ method: 'GET', path: '/api/health' })])
    await db.destroy()
  })

  it('answers an address that it does not know with 404', async () => {
    const response = await server().app.request('/api/tundmatu')
    expect([response.status, await response.json()]).toEqual([404, { error: { code: 'notFound' } }])
  })

  it('describes every call as OpenAPI', async () => {
    const response = await server().app.request('/api/openapi.json')
    const document = (await response.json()) as OpenApi
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', 'test'])
    for (const { endpoint } of calls) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
      expect(operation?.responses, callOf(endpoint)).toEqual(expect.any(Object))
      const inPath = endpoint.path.match(/\{\w+\}/g) ?? []
      const described = operation?.parameters.filter(
        (parameter) => 'in' in parameter && parameter.in === 'path',
      )
      expect(described, callOf(endpoint)).toHaveLength(inPath.length)
    }
    const described = Object.values(document.paths).flatMap((path) => Object.keys(path))
    expect(described).toHaveLength(calls.length)
  })
})
