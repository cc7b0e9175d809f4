/** Tests that the fast check answers as the schema itself does, whatever the value. */
import { Job } from '@vagu/core/jobs/schema'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { Shapes } from './shape.ts'
import { shapeFaults } from './stored.ts'

const Inner = z.object({
  word: z.string().trim().min(2).default('none'),
  kind: z.enum(['a', 'b']).nullable(),
  share: z.number().max(10).nullish(),
})
const Sample = z.object({
  id: z.uuid(),
  day: z.iso.date().refine((day) => day > '2000'),
  count: z.int().min(1).optional(),
  even: z
    .number()
    .refine((value) => value % 2 === 0)
    .nullish(),
  isDone: z.boolean(),
  inner: Inner.required(),
  list: z.array(Inner).max(3).default([]),
  either: z.union([z.string(), z.number()]).nullish(),
  // says of a text that it is none
  odd: z.string().check((context) => {
    if (context.value === 'odd') context.issues.push({ code: 'invalid_type', expected: 'string', input: '' })
  }),
})

const leaf = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'odd',
  'a',
  'word',
  0,
  1.5,
  12,
  NaN,
  Infinity,
  true,
)
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const inner = fc.record(
  { word: leaf, kind: leaf, share: leaf, other: leaf },
  { requiredKeys: ['word', 'kind', 'share'] },
)
const sample = fc.record(
  {
    id: fc.oneof(fc.constant(id), leaf),
    day: fc.oneof(fc.constantFrom('2026-05-04', '1990-01-01'), leaf),
    count: leaf,
    even: leaf,
    isDone: fc.oneof(fc.boolean(), leaf),
    inner: fc.oneof({ weight: 5, arbitrary: inner }, leaf),
    list: fc.oneof({ weight: 5, arbitrary: fc.array(inner, { maxLength: 4 }) }, leaf),
    either: leaf,
    odd: leaf,
  },
  { requiredKeys: [] },
)

const shapes = new Shapes((schema, value) => shapeFaults(schema, value).length === 0)
const right = {
  id,
  day: '2026-05-04',
  isDone: true,
  inner: { word: 'word', kind: 'a', share: null },
  list: [{ word: '', kind: null }],
  odd: 'word',
}

it('has no fault by the schema where the shape is told to be there', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        sample,
        sample.map((each) => ({ ...right, ...each })),
      ),
      (value) => {
        if (shapes.has(Sample, value)) expect(shapeFaults(Sample, value)).toEqual([])
      },
    ),
    { numRuns: 3000, examples: [[right], [{ ...right, odd: 'odd' }], [{ ...right, list: undefined }]] },
  )
})

it('is told of right values, bounds apart', () => {
  expect(shapes.has(Sample, right)).toBe(true)
  expect(shapes.has(Sample, { ...right, odd: 'odd' })).toBe(false)
  expect(shapes.has(Sample, { ...right, list: undefined })).toBe(false)
})

it('is told of a job without a look by the schema', () => {
  const asked: unknown[] = []
  const counting = new Shapes(
    (schema, value) => asked.push(value) > 0 && shapeFaults(schema, value).length === 0,
  )
  const job: z.infer<typeof Job> = {
    _id: id,
    fieldId: id,
    fieldName: 'Kivi',
    status: 'DONE',
    jobCategory: { key: 'plant-protection', name: 'Taimekaitse' },
    job: { key: 'spraying', name: 'Pritsimine' },
    area: 4,
    date: '2026-05-04',
    endDate: '2026-05-04',
    notes: '',
    labels: [],
    requisites: [],
    inspections: [],
    herding: [],
    images: [],
    workerName: null,
    isFertilizing: false,
    createdAt: '2026-05-04T10:00:00.000Z',
    updatedAt: '2026-05-04T10:00:00.000Z',
  }
  expect(counting.has(Job, job)).toBe(true)
  expect(asked).toEqual([])
})
