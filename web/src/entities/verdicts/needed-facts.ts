import { materialKey } from '@vagu/core/materials/schema'
import { seasonOf } from '@vagu/core/time/season'
import type { EventFacts, FieldFacts } from '@vagu/core/warnings/facts'

export type NeededField = Pick<FieldFacts, '_id' | 'yearInfo'>

/** Records of the farm that it takes to judge the jobs that are being written. */
export interface NeededFacts {
  readonly fields: readonly NeededField[]
  /** The days of the jobs, to the last on which they may bear on others. */
  readonly from: string
  readonly to: string
  /** Of the materials in the jobs, each once. */
  readonly registerNumbers: readonly string[]
  /** Of chemicals that have no number, and of seed dressings. */
  readonly productNames: readonly string[]
}

export interface Writing {
  readonly fields: readonly NeededField[]
  readonly drafts: readonly EventFacts[]
  /** The last day on which a job may bear on others. */
  readonly affectsUntil: (draft: EventFacts) => string
}

/** The day of a planned job is a placeholder: its crop year is needed, wherever that begins. */
const lastDayOf = (draft: EventFacts, field: NeededField | undefined, reach: string): string => {
  if (draft.plannedYear === null) return reach
  const { start } = seasonOf(draft.plannedYear, field?.yearInfo)
  return start > reach ? start : reach
}

/** Length of the shortest name: what is shorter is still being typed. */
const SHORTEST_NAME = 3

function namesIn(drafts: readonly EventFacts[]): string[] {
  const names = drafts.flatMap(({ materials }) =>
    materials.flatMap(({ type, name, registerNumber, coating }) => [
      ...(type === 'chemical' && registerNumber === null ? [materialKey(name)] : []),
      ...(coating ? [materialKey(coating.name)] : []),
    ]),
  )
  return [...new Set(names.filter((name) => name.length >= SHORTEST_NAME))]
}

/** Undefined while there is nothing to judge. */
export function neededFacts({ fields, drafts, affectsUntil }: Writing): NeededFacts | undefined {
  const [first] = drafts
  if (!first || fields.length === 0) return undefined
  const byId = new Map(fields.map((field) => [field._id, field]))
  const numbers = new Set<string>()
  let from = first.date
  let to = first.date
  for (const draft of drafts) {
    const last = lastDayOf(draft, byId.get(draft.fieldId), affectsUntil(draft))
    if (draft.date < from) from = draft.date
    if (last > to) to = last
    for (const { registerNumber } of draft.materials) if (registerNumber !== null) numbers.add(registerNumber)
  }
  return { fields, from, to, registerNumbers: [...numbers], productNames: namesIn(drafts) }
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index])

/** Whether the same is needed: most keys that are pressed change nothing of it. */
export const isSameNeeds = (a: NeededFacts | undefined, b: NeededFacts | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.from === b.from &&
    a.to === b.to &&
    isSameList(a.fields, b.fields) &&
    isSameList(a.registerNumbers, b.registerNumbers) &&
    isSameList(a.productNames, b.productNames))
