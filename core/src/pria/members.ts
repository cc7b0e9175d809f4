/** Bodies of the agency as flat members, so that two of them can be laid beside each other. */
import type { AgencyBody, AgencyJob } from '../agency/wire.ts'
import { roundTo } from '../units/rounding.ts'

export type Value = string | number | null
/** A member of a body: where it is, and the thing in a list that it belongs to. */
export interface Member {
  readonly path: string
  readonly of: string
  readonly value: Value
}

/** Numbers that differ behind this place are the same: other programs round otherwise. */
const DECIMALS = 3
/** Areas are told apart to a square metre. */
const AREA_DECIMALS = 4

/** How a value is compared: texts without outer spaces, nothing and no text as one, numbers rounded. */
export function plain(path: string, value: Value): Value {
  if (typeof value === 'number') return roundTo(value, path.endsWith('areaHa') ? AREA_DECIMALS : DECIMALS)
  const text = value?.trim().replaceAll(/\s+/g, ' ') ?? ''
  return text === '' ? null : text
}

/** Area by which two programs may differ that rounded the same one: one in its last decimal. */
const AREA_STEP = 1.5 * 10 ** -AREA_DECIMALS

/** Whether a member says the same on both sides; both values are plain. */
export const isSameValue = (path: string, a: Value, b: Value): boolean =>
  a === b ||
  (typeof a === 'number' && typeof b === 'number' && path.endsWith('areaHa') && Math.abs(a - b) < AREA_STEP)

/** Things of a list by what they are called; those that are called the same are counted. */
function named<T>(list: readonly T[], nameOf: (thing: T) => string): (readonly [name: string, thing: T])[] {
  const counts = new Map<string, number>()
  return list.map((thing) => {
    const name = nameOf(thing).trim()
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return [nth === 1 ? name : `${name} (${nth})`, thing]
  })
}

const listMembers = (path: string, list: readonly (readonly [string, object])[]): Member[] =>
  list.flatMap(([of, thing]) =>
    Object.entries(thing).map(([member, value]) => ({
      path: `${path}.${member}`,
      of,
      value: value as Value,
    })),
  )

/** A thing's own name is what it is found by, and no member to differ in. */
const without = <T extends object>(thing: T, name: keyof T): object =>
  Object.fromEntries(Object.entries(thing).filter(([member]) => member !== name))

const jobLists = ({ inputs, grazing, observations }: AgencyJob): Member[] => [
  ...listMembers(
    'inputs',
    named(inputs, ({ name }) => name).map(([of, input]) => [of, without(input, 'name')]),
  ),
  ...listMembers(
    'grazing',
    named(grazing, ({ animal }) => animal).map(([of, one]) => [of, without(one, 'animal')]),
  ),
  ...listMembers(
    'observations',
    named(observations, ({ target }) => target).map(([of, one]) => [of, without(one, 'target')]),
  ),
]

/** Lists of a job, and shapes, which are compared by their ground. */
const APART: ReadonlySet<string> = new Set(['inputs', 'grazing', 'observations', 'shape'])

/** All members of a body but its shape, in their order. */
export function membersOf(body: AgencyBody): Member[] {
  const own = Object.entries(body)
    .filter(([path]) => !APART.has(path))
    .map(([path, value]) => ({ path, of: '', value: value as Value }))
  return 'inputs' in body ? [...own, ...jobLists(body)] : own
}

export const keyOf = ({ path, of }: Pick<Member, 'path' | 'of'>): string => `${path}\n${of}`

/** Members of a body that are compared, without its shape, by member. */
export const plainMembers = (body: AgencyBody): Map<string, Member> =>
  new Map(
    membersOf(body).flatMap((member) => {
      const value = plain(member.path, member.value)
      return value === null ? [] : [[keyOf(member), { ...member, value }] as const]
    }),
  )
