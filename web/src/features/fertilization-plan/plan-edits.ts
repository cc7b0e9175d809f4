/** Plans that the farmer has changed and the server may not have yet: shown over the stored ones, saved together, undone. */
import { NO_FIELD_PLAN, type PlanOfField } from '@vagu/core/fertilization-plan/field-plan'
import { type FieldPlan, FieldPlanDraft } from '@vagu/core/fertilization-plan/schema'
import { isSameJson } from '../../lib/same-json.ts'

export interface PlanEdit {
  readonly fieldId: string
  readonly plan: PlanOfField
}
/** A changed plan, and the version that it was made from; null where there was none. */
interface Edited extends PlanEdit {
  readonly seen: string | null
}
/** One step of the way back: the plan of every field that it changed, before and after. */
interface Step {
  readonly before: readonly PlanEdit[]
  readonly after: readonly PlanEdit[]
}
export interface PlanEdits {
  readonly edited: ReadonlyMap<string, Edited>
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
  /** Plans that somebody else has stored where something else was planned here. */
  readonly conflicts: readonly FieldPlan[]
}
export const NO_EDITS: PlanEdits = { edited: new Map(), undo: [], redo: [], conflicts: [] }

/** Stored plans by field; null where nobody has planned. A field that is not there is gone. */
export type Stored = ReadonlyMap<string, FieldPlan | null>

/** Steps that can be taken back. */
const KEPT = 100

/** Content of a plan, without what the server writes beside it. */
export const contentOf = (plan: PlanOfField | FieldPlan): PlanOfField => {
  const { fieldId: _field, updatedAt: _instant, userId: _user, ...content } = plan as FieldPlan
  return content
}
const isSame = (a: PlanOfField, b: PlanOfField): boolean => isSameJson(contentOf(a), contentOf(b))

export const planAt = (stored: Stored, { edited }: PlanEdits, fieldId: string): PlanOfField =>
  edited.get(fieldId)?.plan ?? stored.get(fieldId) ?? NO_FIELD_PLAN

function put(stored: Stored, edits: PlanEdits, plans: readonly PlanEdit[]): PlanEdits['edited'] {
  const edited = new Map(edits.edited)
  for (const { fieldId, plan } of plans) {
    const before = edited.get(fieldId)
    const seen = before ? before.seen : (stored.get(fieldId)?.updatedAt ?? null)
    edited.set(fieldId, { fieldId, plan: contentOf(plan), seen })
  }
  return edited
}

/** Changes plans as one step; those that are so already are none of it. */
export function change(stored: Stored, edits: PlanEdits, plans: readonly PlanEdit[]): PlanEdits {
  const after = plans.filter(({ fieldId, plan }) => !isSame(planAt(stored, edits, fieldId), plan))
  if (after.length === 0) return edits
  const before = after.map(({ fieldId }) => ({ fieldId, plan: planAt(stored, edits, fieldId) }))
  const undo = [...edits.undo, { before, after }].slice(-KEPT)
  return { ...edits, edited: put(stored, edits, after), undo, redo: [] }
}

/** One direction of a step. */
interface Way {
  readonly from: readonly PlanEdit[]
  readonly to: readonly PlanEdit[]
}
/** Of a step the plans that stand as it left them: what somebody else has changed since is not overwritten. */
function untouched(stored: Stored, edits: PlanEdits, { from, to }: Way): readonly PlanEdit[] {
  const same = new Set(
    from
      .filter(({ fieldId, plan }) => stored.has(fieldId) && isSame(planAt(stored, edits, fieldId), plan))
      .map(({ fieldId }) => fieldId),
  )
  return to.filter(({ fieldId }) => same.has(fieldId))
}

export function undoStep(stored: Stored, edits: PlanEdits): PlanEdits {
  const step = edits.undo.at(-1)
  if (!step) return edits
  const edited = put(stored, edits, untouched(stored, edits, { from: step.after, to: step.before }))
  return { ...edits, edited, undo: edits.undo.slice(0, -1), redo: [...edits.redo, step] }
}
export function redoStep(stored: Stored, edits: PlanEdits): PlanEdits {
  const step = edits.redo.at(-1)
  if (!step) return edits
  const edited = put(stored, edits, untouched(stored, edits, { from: step.before, to: step.after }))
  return { ...edits, edited, undo: [...edits.undo, step], redo: edits.redo.slice(0, -1) }
}

/** Plans to be sent: changed, of fields that are still there, and not in question. */
export function unsaved(stored: Stored, edits: PlanEdits): PlanEdit[] {
  const asked = new Set(edits.conflicts.map(({ fieldId }) => fieldId))
  return [...edits.edited.values()].filter(({ fieldId }) => stored.has(fieldId) && !asked.has(fieldId))
}

/** A plan as it is sent. */
export const draftOf = (edits: PlanEdits, { fieldId, plan }: PlanEdit): FieldPlanDraft =>
  FieldPlanDraft.parse({ ...plan, fieldId, updatedAt: edits.edited.get(fieldId)?.seen ?? null })

/** The server has stored these: what was changed over them meanwhile is made from them. */
export function saved(
  edits: PlanEdits,
  sent: readonly PlanEdit[],
  stored: ReadonlyMap<string, string>,
): PlanEdits {
  const edited = new Map(edits.edited)
  for (const { fieldId, plan } of sent) {
    const now = edited.get(fieldId)
    if (!now) continue
    if (isSame(now.plan, plan)) edited.delete(fieldId)
    else edited.set(fieldId, { ...now, seen: stored.get(fieldId) ?? now.seen })
  }
  return { ...edits, edited }
}

export const refused = (edits: PlanEdits, conflicts: readonly FieldPlan[]): PlanEdits => ({
  ...edits,
  conflicts: conflicts.filter(({ fieldId }) => edits.edited.has(fieldId)),
})

/** The question on a field is answered: mine over what is stored, or theirs. */
export function answered(edits: PlanEdits, fieldId: string, keepsMine: boolean): PlanEdits {
  const theirs = edits.conflicts.find((plan) => plan.fieldId === fieldId)
  const now = edits.edited.get(fieldId)
  const edited = new Map(edits.edited)
  if (now && theirs && keepsMine) edited.set(fieldId, { ...now, seen: theirs.updatedAt })
  else edited.delete(fieldId)
  return { ...edits, edited, conflicts: edits.conflicts.filter((plan) => plan.fieldId !== fieldId) }
}
