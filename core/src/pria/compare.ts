/** Comparison of a record of ours, the agency's, and what both held when they were last the same. */
import type { AgencyBody, AgencyShape } from '../agency/wire.ts'
import { isSameValue, type Member, plainMembers, type Value } from './members.ts'
import type { PriaDifference } from './schema.ts'
import { isSameShape, shapeHectares } from './shapes.ts'

/** The three states of a record; nothing where a side has none. */
export interface Sides {
  readonly ours: AgencyBody | null
  readonly theirs: AgencyBody | null
  readonly agreed: AgencyBody | null
}

type Values = Omit<PriaDifference, 'path' | 'of' | 'changedBy'>

function changedBy(path: string, { ours, theirs, agreed }: Values): PriaDifference['changedBy'] {
  if (agreed === undefined) return null
  if (isSameValue(path, agreed, ours)) return 'AGENCY'
  return isSameValue(path, agreed, theirs) ? 'US' : 'BOTH'
}

type Members = ReadonlyMap<string, Member>
const NONE: Members = new Map()
const valueIn = (members: Members, key: string): Value => members.get(key)?.value ?? null

/** Whether work is called something by one side alone: not every program names it, and the activity says the same. */
const isUnnamedWork = ({ ours }: Sides, path: string, values: readonly Value[]): boolean =>
  path === 'name' && ours !== null && 'activity' in ours && values.includes(null)

function memberDifferences(sides: Sides): PriaDifference[] {
  const { ours, theirs, agreed } = sides
  const [mine, other] = [ours, theirs].map((body) => (body ? plainMembers(body) : NONE)) as [Members, Members]
  const before = agreed && plainMembers(agreed)
  const keys = new Map([...mine, ...other])
  return [...keys].flatMap(([key, { path, of }]): PriaDifference[] => {
    const [a, b] = [valueIn(mine, key), valueIn(other, key)]
    if (isSameValue(path, a, b) || isUnnamedWork(sides, path, [a, b])) return []
    const values = { ours: a, theirs: b, ...(before && { agreed: valueIn(before, key) }) }
    return [{ path, of, ...values, changedBy: changedBy(path, values) }]
  })
}

const shapeOf = (body: AgencyBody | null): AgencyShape | null => (body && 'shape' in body ? body.shape : null)
const hectaresOf = (shape: AgencyShape | null): number | null => shape && shapeHectares(shape)

function shapeDifference({ ours, theirs, agreed }: Sides): PriaDifference[] {
  const [mine, other] = [shapeOf(ours), shapeOf(theirs)]
  if (isSameShape(mine, other)) return []
  const values = { ours: hectaresOf(mine), theirs: hectaresOf(other) }
  if (agreed === null) return [{ path: 'shape', of: '', ...values, changedBy: null }]
  const before = shapeOf(agreed)
  const [isOurs, isTheirs] = [isSameShape(before, mine), isSameShape(before, other)]
  const by = isOurs ? 'AGENCY' : isTheirs ? 'US' : 'BOTH'
  return [{ path: 'shape', of: '', ...values, agreed: hectaresOf(before), changedBy: by }]
}

/** Texts of the agency's bodies, which are kept for as long as their records are. */
const texts = new WeakMap<AgencyBody, string>()
export function keptText(body: AgencyBody): string {
  const known = texts.get(body)
  if (known !== undefined) return known
  const text = JSON.stringify(body)
  texts.set(body, text)
  return text
}

/** Members that are not the same on both sides; none where one side has no such record. */
export function differencesOf(sides: Sides): PriaDifference[] {
  if (sides.ours === null || sides.theirs === null) return []
  // most are the same to the letter, and taking them apart takes longer than writing them
  if (JSON.stringify(sides.ours) === keptText(sides.theirs)) return []
  return [...memberDifferences(sides), ...shapeDifference(sides)]
}

/** Whether two bodies say the same. */
export const isSame = (a: AgencyBody | null, b: AgencyBody | null): boolean =>
  a === null || b === null ? a === b : differencesOf({ ours: a, theirs: b, agreed: null }).length === 0
