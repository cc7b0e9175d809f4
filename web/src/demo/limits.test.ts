import { expect, it } from 'vitest'
import { limitIn } from './limits.ts'

const refusal = (status: number, error: object) => Response.json({ error }, { status })

it('tells the limits of the demo from other refusals', async () => {
  expect(await limitIn(refusal(403, { code: 'lockedInDemo' }))).toBe('locked')
  expect(await limitIn(refusal(503, { code: 'cannotStore' }))).toBe('memory')
  expect(await limitIn(refusal(422, { code: 'invalid', fields: [{ code: 'photosFull' }] }))).toBe('photos')
  expect(await limitIn(refusal(422, { code: 'invalid', fields: [{ code: 'required' }] }))).toBeUndefined()
  expect(await limitIn(new Response('no json', { status: 502 }))).toBeUndefined()
})
it('leaves the answer to be read', async () => {
  const response = refusal(403, { code: 'lockedInDemo' })
  await limitIn(response)
  expect(await response.json()).toEqual({ error: { code: 'lockedInDemo' } })
})
