/**
 * Edits that the farmer has painted and the server may not have yet: shown over the stored plan, saved in batches,
 * undone.
 */
import { MAX_CELLS, NOTHING_PLANNED, type PlannedCell, type PlannedContent } from '@vagu/core/rotation/schema'

export interface CellKey {
  readonly fieldId: string
  readonly year: number
}
export interface CellEdit extends CellKey {
  readonly content: PlannedContent
}
/** A painted cell: what it is to be, and what was seen there when it was first painted. */
interface Painted extends CellEdit {
  readonly seen: PlannedContent
}
/** One step of the way back: every cell that it changed, before and after. */
interface Step {
  readonly before: readonly CellEdit[]
  readonly after: readonly CellEdit[]
}
export interface PlanEdits {
  readonly painted: ReadonlyMap<string, Painted>
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
  /** Cells that somebody else has stored where something else was painted here. */
  readonly conflicts: readonly PlannedCell[]
}
export const NO_EDITS: PlanEdits = { painted: new Map(), undo: [], redo: [], conflicts: [] }

/** Steps that can be taken back. */
const KEPT = 100

export const keyOf = ({ fieldId, year }: CellKey): string => `${fieldId} ${year}`
export const isSameContent = (a: PlannedContent, b: PlannedContent): boolean =>
  a.crop === b.crop && a.locked === b.locked

/** The stored plan by cell. */
export type Stored = ReadonlyMap<string, PlannedContent>
export const storedBy = (cells: readonly PlannedCell[]): Stored =>
  new Map(cells.map((cell) => [keyOf(cell), { crop: cell.crop, locked: cell.locked }]))

export const contentAt = (stored: Stored, { painted }: PlanEdits, key: CellKey): PlannedContent =>
  painted.get(keyOf(key))?.content ?? stored.get(keyOf(key)) ?? NOTHING_PLANNED

function put(stored: Stored, edits: PlanEdits, cells: readonly CellEdit[]): PlanEdits['painted'] {
  const painted = new Map(edits.painted)
  for (const { fieldId, year, content } of cells) {
    const key = keyOf({ fieldId, year })
    const seen = painted.get(key)?.seen ?? stored.get(key) ?? NOTHING_PLANNED
    painted.set(key, { fieldId, year, content, seen })
  }
  return painted
}

/** Paints cells as one step; those that are so already are none of it. */
export function paint(stored: Stored, edits: PlanEdits, cells: readonly CellEdit[]): PlanEdits {
  const after = cells.filter((cell) => !isSameContent(contentAt(stored, edits, cell), cell.content))
  if (after.length === 0) return edits
  const before = after.map(({ fieldId, year }) => {
    const key = { fieldId, year }
    return { ...key, content: contentAt(stored, edits, key) }
  })
  const undo = [...edits.undo, { before, after }].slice(-KEPT)
  return { ...edits, painted: put(stored, edits, after), undo, redo: [] }
}

/** One direction of a step. */
interface Way {
  readonly from: readonly CellEdit[]
  readonly to: readonly CellEdit[]
}
/** Of a step the cells that stand as it left them: what somebody else has painted since is not overwritten. */
function untouched(stored: Stored, edits: PlanEdits, { from, to }: Way): readonly CellEdit[] {
  const same = new Set(
    from.filter((cell) => isSameContent(contentAt(stored, edits, cell), cell.content)).map(keyOf),
  )
  return to.filter((cell) => same.has(keyOf(cell)))
}

export function undoStep(stored: Stored, edits: PlanEdits): PlanEdits {
  const step = edits.undo.at(-1)
  if (!step) return edits
  const painted = put(stored, edits, untouched(stored, edits, { from: step.after, to: step.before }))
  return { ...edits, painted, undo: edits.undo.slice(0, -1), redo: [...edits.redo, step] }
}
export function redoStep(stored: Stored, edits: PlanEdits): PlanEdits {
  const step = edits.redo.at(-1)
  if (!step) return edits
  const painted = put(stored, edits, untouched(stored, edits, { from: step.before, to: step.after }))
  return { ...edits, painted, undo: [...edits.undo, step], redo: edits.redo.slice(0, -1) }
}

/**
 * Cells to be sent: painted otherwise than stored, of fields that are still there, and not in question; as many as one call
 * takes, the others go with the next one.
 */
export function unsaved(fieldIds: ReadonlySet<string>, edits: PlanEdits): Painted[] {
  const asked = new Set(edits.conflicts.map(keyOf))
  return [...edits.painted.values()]
    .filter((cell) => fieldIds.has(cell.fieldId) && !asked.has(keyOf(cell)))
    .slice(0, MAX_CELLS)
}

/** The server has stored these: what was painted over meanwhile is painted over them. */
export function saved(edits: PlanEdits, sent: readonly CellEdit[]): PlanEdits {
  const painted = new Map(edits.painted)
  for (const cell of sent) {
    const now = painted.get(keyOf(cell))
    if (!now) continue
    if (isSameContent(now.content, cell.content)) painted.delete(keyOf(cell))
    else painted.set(keyOf(cell), { ...now, seen: cell.content })
  }
  return { ...edits, painted }
}

export const refused = (edits: PlanEdits, conflicts: readonly PlannedCell[]): PlanEdits => ({
  ...edits,
  conflicts,
})

/** The question is answered: mine over what is stored, or theirs. */
export function answered(edits: PlanEdits, keepsMine: boolean): PlanEdits {
  const painted = new Map(edits.painted)
  for (const cell of edits.conflicts) {
    const now = painted.get(keyOf(cell))
    if (!now) continue
    if (keepsMine) painted.set(keyOf(cell), { ...now, seen: { crop: cell.crop, locked: cell.locked } })
    else painted.delete(keyOf(cell))
  }
  return { ...edits, painted, conflicts: [] }
}
