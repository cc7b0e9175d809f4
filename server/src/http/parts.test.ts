import { addField } from '@vagu/core/fields/contract'
import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('a body', (home) => {
  it.each([
    ['a NUL character', '{"name":"Ki\\u0000vi","area":1}', 400],
    ['a NUL character behind a backslash', '{"name":"Ki\\\\\\u0000vi","area":1}', 400],
    ['no NUL but its letters', '{"name":"Ki\\\\u0000vi","area":1}', 200],
    ['half a record', '{"name":"Ki', 400],
  ])('with %s', async (_, body, status) => {
    const farmer = await home().farmer()
    const headers = {
      cookie: farmer.cookie,
      'x-csrf-token': farmer.csrfToken,
      'content-type': 'application/json',
    }
    const response = await home().app.request(`/api${addField.path}`, { method: 'POST', headers, body })
    expect(response.status).toBe(status)
    expect(home().faults).toEqual([])
  })

  it('nested deeper than anything can follow', async () => {
    const farmer = await home().farmer()
    const headers = { cookie: farmer.cookie, 'x-csrf-token': farmer.csrfToken }
    const body = `{"componentName":"global","settings":{"list":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
    const response = await home().app.request('/api/settings/ui', { method: 'PUT', headers, body })
    expect([response.status, home().faults]).toEqual([400, []])
  })
})
