import { expect, it } from 'vitest'
import { z } from 'zod'
import { byPath, schemaResolver } from './form-errors.ts'

const Draft = z.object({
  name: z.string().min(2, 'nameTooShort'),
  items: z.array(z.object({ amount: z.number().positive('notPositive') })),
})
const options = { fields: {}, shouldUseNativeValidation: false }

it('speaks the sentence of the code, at the place', async () => {
  const { errors } = await schemaResolver(Draft)({ name: 'x', items: [{ amount: 0 }] }, undefined, options)
  expect(errors.name?.message).toBe('Nimi on liiga lühike')
  expect(errors.items?.[0]?.amount?.message).toBe('Number peab olema positiivne')
})
it('gives the read values when all is well', async () => {
  const draft = { name: 'Ülo', items: [] }
  expect(await schemaResolver(Draft)(draft, undefined, options)).toEqual({ values: draft, errors: {} })
})
it('keeps the first sentence of a place', () => {
  const errors = ['esimene', 'teine'].map((message) => ({ path: 'name', code: 'c', message }))
  expect(byPath(errors)).toEqual({ name: { type: 'c', message: 'esimene' } })
})
