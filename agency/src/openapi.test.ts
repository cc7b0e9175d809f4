import { expect, it } from 'vitest'
import { openApi } from './openapi.ts'

it('the document is that of the schemas', async () => {
  const text = `${JSON.stringify(openApi(), null, 1)}\n`
  await expect(text).toMatchFileSnapshot('../../docs/agency/openapi.json')
})
it('every call says how it is refused without a token', () => {
  const { paths } = openApi() as { paths: Record<string, Record<string, { responses: object }>> }
  const calls = Object.entries(paths).filter(([path]) => path.startsWith('/v1/'))
  for (const [path, methods] of calls)
    for (const { responses } of Object.values(methods))
      expect([path, '401' in responses]).toEqual([path, true])
  expect(calls.length).toBe(7)
})
