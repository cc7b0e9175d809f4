/** Tests that a compiled schema answers as the schema itself does, whatever the value. */
import { check } from '@vagu/core/validation'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { routes } from '../routes.ts'
import { compiled, OFTEN } from './compiled.ts'

/** Values for a body, and for one of jobs, which is saved most. */
const [RUNS, JOB_RUNS] = [15, 200]

const WORDS = [
  '',
  ' ',
  'a',
  ' word ',
  'x'.repeat(500),
  '\u{1f33e}',
  '2026-06-20',
  '2026-02-30',
  '08:30',
  '25:00',
]
const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const leaf = fc.constantFrom<unknown>(
  undefined,
  null,
  0,
  1,
  -1,
  2026,
  12.345678,
  1e20,
  NaN,
  true,
  [],
  {},
  ID,
  ...WORDS,
)

/** Mostly what a schema may take, and now and then anything else. */
function valueOf(schema: z.core.$ZodType, depth = 0): fc.Arbitrary<unknown> {
  const right = depth > 8 ? leaf : rightOf(schema as z.core.$ZodTypes, depth + 1)
  return fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: leaf })
}

function rightOf({ _zod: { def } }: z.core.$ZodTypes, depth: number): fc.Arbitrary<unknown> {
  if (def.type === 'object') return objectOf(def.shape, depth)
  if (def.type === 'array') return fc.array(valueOf(def.element, depth), { maxLength: 3 })
  if (def.type === 'enum') return fc.constantFrom<unknown>(...Object.values(def.entries))
  if (def.type === 'literal') return fc.constantFrom<unknown>(...def.values)
  if (def.type === 'boolean') return fc.boolean()
  if (def.type === 'number') return fc.constantFrom(0, 1, 3, 2026, 0.5, 99.99999)
  if (def.type === 'string') return fc.constantFrom(ID, '2026-06-20', '2026-05-01', ...WORDS)
  if (def.type === 'union') return fc.oneof(...def.options.map((option) => valueOf(option, depth)))
  if (def.type === 'pipe') return valueOf(def.in instanceof z.ZodTransform ? def.out : def.in, depth)
  if (def.type === 'nullable') return fc.option(valueOf(def.innerType, depth))
  if (def.type === 'optional' || def.type === 'default')
    return fc.option(valueOf(def.innerType, depth), { nil: undefined })
  return leaf
}

const isRequired = ({ _zod: { optin } }: z.core.$ZodType): boolean => optin === undefined

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>, depth: number): fc.Arbitrary<unknown> {
  const members: Record<string, fc.Arbitrary<unknown>> = { more: leaf }
  for (const [key, part] of Object.entries(shape)) members[key] = valueOf(part, depth)
  const requiredKeys = Object.entries(shape).flatMap(([key, part]) => (isRequired(part) ? [key] : []))
  return fc.record(members, { noNullPrototype: true, requiredKeys })
}

/** The schema as it is asked once it was asked often. */
function often<T>(schema: z.ZodType<T>): z.ZodType<T> {
  for (let times = 1; times < OFTEN; times++) compiled(schema)
  return compiled(schema)
}

it('leaves a schema as it is until it was asked often', () => {
  const schema = z.object({ word: z.string() })
  for (let times = 1; times < OFTEN; times++) expect(compiled(schema)).toBe(schema)
  const quick = compiled(schema)
  expect(quick).not.toBe(schema)
  expect(compiled(schema)).toBe(quick)
})

/** Calls with a body, by its schema: some share one. */
const bodies = new Map<z.ZodType, string>(
  routes.flatMap(({ endpoint: { method, path, shape } }): [z.ZodType, string][] =>
    shape.body === undefined ? [] : [[shape.body, `${method} ${path}`]],
  ),
)

it('answers for every body as the schema does, to the order of its members', () => {
  let right = 0
  for (const [body, name] of bodies) {
    const quick = often(body)
    fc.assert(
      fc.property(valueOf(body), (value) => {
        const sent = structuredClone(value)
        const [expected, answer] = [check(body, value), check(quick, value)]
        expect(answer, name).toStrictEqual(expected)
        expect(JSON.stringify(answer), name).toBe(JSON.stringify(expected))
        expect(value, name).toStrictEqual(sent)
        if (answer.ok) right++
      }),
      { numRuns: name.includes('job-events') ? JOB_RUNS : RUNS },
    )
  }
  expect(right).toBeGreaterThan(bodies.size)
})
