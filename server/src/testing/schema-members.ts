/** Members that documents of a shape have, or may have. */
import { z } from 'zod'

const Node = z.looseObject({
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
})

/** Paths of the members of a schema in the order of the alphabet: `lines[].amount`; `note?` need not be there. */
export function membersOf(schema: z.ZodType): string[] {
  const found = new Set<string>()
  const walk = (value: unknown, path: string): void => {
    const { data: node } = Node.safeParse(value)
    if (node === undefined) return
    const below = path === '' ? '' : `${path}.`
    for (const [name, member] of Object.entries(node.properties ?? {})) {
      found.add(`${below}${name}${node.required?.includes(name) ? '' : '?'}`)
      walk(member, `${below}${name}`)
    }
    for (const item of [node.items, ...(node.prefixItems ?? [])]) walk(item, `${path}[]`)
    walk(node.additionalProperties, `${below}*`)
    for (const choice of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])])
      walk(choice, path)
  }
  walk(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' }), '')
  return [...found].toSorted()
}

/** Place of the object that holds a member. */
const holderOf = (member: string): string =>
  member
    .slice(0, Math.max(0, member.lastIndexOf('.')))
    .replaceAll('.*', '')
    .replace(/(?:\[\])+$/, '')

/** Members that documents of before lack, as far as they hold the object around them. */
export function grownMembers(before: readonly string[], now: readonly string[]): string[] {
  const known = new Set(before)
  const holders = new Set(['', ...before.map((member) => member.replace(/\?$/, '').replaceAll('.*', ''))])
  return now.filter((member) => !member.endsWith('?') && !known.has(member) && holders.has(holderOf(member)))
}
