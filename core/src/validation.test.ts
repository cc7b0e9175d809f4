import { expect, test } from 'vitest'
import { z } from 'zod'
import { JobMaterial } from './jobs/schema.ts'
import { Area } from './units/schema.ts'
import { check } from './validation.ts'

const codes = (schema: z.ZodType, value: unknown) => {
  const result = check(schema, value)
  return result.ok ? [] : result.errors.map(({ path, code }) => `${path} ${code}`)
}

test.each([
  ['nothing', undefined, 'required'],
  ['null', null, 'required'],
  ['an empty text', '', 'required'],
  ['a text', 'palju', 'wrongNumber'],
  ['a text of digits', '12', 'wrongNumber'],
  ['zero', 0, 'notPositive'],
  ['less than zero', -1, 'notPositive'],
  ['less than a ten-thousandth', 0.00004, 'notPositive'],
  ['more than there is', 1e6, 'tooLarge'],
])('%s is no area', (_, area, code) => {
  expect(codes(z.object({ area: Area }), { area })).toEqual([`area ${code}`])
})

test('a name without a type says that the type is missing, in words', () => {
  const result = check(JobMaterial, { name: 'Axial' })
  expect(result).toEqual({
    ok: false,
    errors: [
      {
        path: 'type',
        code: 'materialTypeMissing',
        message: 'Tarviku olemasolul tuleb määrata ka tüüp',
      },
    ],
  })
})

test('a short name, a wrong unit and a delay of 0 days are wrong, each at its place', () => {
  const material = { name: 'A', type: 'chemical', unit: 'pange', workDelayDays: 0 }
  expect(codes(JobMaterial, material).toSorted()).toEqual([
    'name nameTooShort',
    'unit wrongType',
    'workDelayDays positiveOrNothing',
  ])
})
