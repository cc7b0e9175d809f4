/** Rows that are chosen, and the one from which a range goes on. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}
export const NOTHING: Selection = { ids: new Set(), anchor: null }

interface Click {
  readonly id: string
  /** With the shift key: everything between this row and the last one clicked becomes as that one is. */
  readonly isRange: boolean
  /** The rows as they stand on the screen. */
  readonly order: readonly string[]
}

const between = (order: readonly string[], a: number, b: number): readonly string[] =>
  order.slice(Math.min(a, b), Math.max(a, b) + 1)

export function toggled(now: Selection, { id, isRange, order }: Click): Selection {
  const ids = new Set(now.ids)
  const from = isRange && now.anchor !== null ? order.indexOf(now.anchor) : -1
  const to = order.indexOf(id)
  if (from >= 0 && to >= 0 && now.anchor !== null) {
    const isChosen = ids.has(now.anchor)
    for (const each of between(order, from, to))
      if (isChosen) ids.add(each)
      else ids.delete(each)
    return { ids, anchor: now.anchor }
  }
  if (!ids.delete(id)) ids.add(id)
  return { ids, anchor: id }
}

/** All of these rows, or none of them when all were chosen already; others stay as they are. */
export function allToggled(now: Selection, order: readonly string[]): Selection {
  const ids = new Set(now.ids)
  const isAll = order.every((id) => ids.has(id))
  for (const id of order)
    if (isAll) ids.delete(id)
    else ids.add(id)
  return { ids, anchor: null }
}
