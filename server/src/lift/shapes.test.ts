/** Shapes of stored documents against the versions that name them: a row of today is read without a look at its parts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { storedJobs } from '../job-store/stored.ts'
import { grownMembers, membersOf } from '../testing/schema-members.ts'
import { documents } from './documents.ts'

const FILE = './shapes.txt'
interface Shape {
  readonly version: number
  readonly members: readonly string[]
}

/** The shapes of a file: a table and its version in a line, its members indented below. */
function shapesIn(text: string): Readonly<Record<string, Shape>> {
  const shapes: Record<string, { version: number; members: string[] }> = {}
  let members: string[] = []
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const [table = '', version] = line.split(' ')
    if (line.startsWith('  ')) members.push(line.trim())
    else shapes[table] = { version: Number(version), members: (members = []) }
  }
  return shapes
}
const textOf = (shapes: Readonly<Record<string, Shape>>): string =>
  Object.entries(shapes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([table, { version, members }]) => [`${table} ${version}`, ...members].join('\n  '))
    .join('\n')

const noted = shapesIn(readFileSync(join(import.meta.dirname, FILE), 'utf8'))
const now: Readonly<Record<string, Shape>> = Object.fromEntries(
  Object.entries({ ...documents, job_event: { stored: storedJobs } }).map(([table, { stored }]) => [
    table,
    { version: stored.version, members: membersOf(stored.schema) },
  ]),
)

it('a part that every document has came with a lift: rows of before have it too', () => {
  const grown = Object.entries(now).flatMap(([table, { version, members }]) => {
    const before = noted[table]
    if (before?.version !== version) return []
    return grownMembers(before.members, members).map((member) => `${table}: ${member}`)
  })
  expect(grown).toEqual([])
})
it('the parts of each version are written down', async () => {
  // those of a version that is known are written once: no update of the file stands for a lift
  const kept = Object.entries(now).map(([table, shape]) => {
    const before = noted[table]
    return [table, before?.version === shape.version ? before : shape]
  })
  await expect(`${textOf(Object.fromEntries(kept))}\n`).toMatchFileSnapshot(FILE)
})
it('members are found in lists, in choices and below members', () => {
  const shape = z.object({
    name: z.string(),
    rate: z.number().nullable().default(null),
    note: z.string().optional(),
    lines: z.array(z.object({ amount: z.number(), unit: z.string().optional() })),
    place: z.union([z.object({ lat: z.number() }), z.null()]),
    values: z.record(z.string(), z.object({ of: z.string() })),
  })
  expect(membersOf(shape)).toEqual([
    'lines',
    'lines[].amount',
    'lines[].unit?',
    'name',
    'note?',
    'place',
    'place.lat',
    'rate',
    'values',
    'values.*.of',
  ])
})
it('a part is new where the object around it was there before', () => {
  const before = ['lines', 'lines[].amount', 'name', 'note?', 'place?', 'place.lat']
  const grown = (...members: string[]) => grownMembers(before, [...before, ...members])
  expect(grown('phone', 'lines[].unit', 'place.lng')).toEqual(['phone', 'lines[].unit', 'place.lng'])
  expect(grown('phone?', 'photo?', 'photo.id')).toEqual([])
  expect(grown('photo', 'photo.id')).toEqual(['photo'])
  expect(grownMembers(before, ['name', 'note'])).toEqual(['note'])
})
