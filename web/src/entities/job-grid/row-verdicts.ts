/** Verdicts on the rows: held against the stored jobs of their field and against the other rows. */
import type { EventFacts, FieldFacts, SoilFacts } from '@vagu/core/warnings/facts'
import type { Verdict, VerdictQuestion, VerdictKind } from '@vagu/core/warnings/verdicts'

/** A job of a row, on one field. */
export interface RowJob {
  readonly rowId: string
  readonly job: EventFacts
}
export type Judge = (question: VerdictQuestion) => readonly Verdict[]
export interface FieldQuestion extends Pick<
  VerdictQuestion,
  'today' | 'products' | 'ksmYears' | 'workers' | 'machines'
> {
  readonly field: FieldFacts
  readonly jobs: readonly RowJob[]
  /** Undefined while they are not loaded. */
  readonly stored: readonly EventFacts[] | undefined
  readonly samples?: readonly SoilFacts[] | undefined
}

/** The verdicts on the rows of one field, one after the other, so that a key can come between. */
export function* judgeField(
  question: FieldQuestion,
  judge: Judge,
): Generator<[rowId: string, verdict: Verdict]> {
  const { field, jobs, stored, samples, ...rest } = question
  const samplesByField = new Map(samples ? [[field._id, samples]] : [])
  for (const [rowId, own] of Map.groupBy(jobs, (job) => job.rowId)) {
    const others = jobs.filter((job) => job.rowId !== rowId).map(({ job }) => job)
    const eventsByField = new Map(stored ? [[field._id, [...stored, ...others]]] : [])
    const drafts = own.map(({ job }) => job)
    for (const verdict of judge({ ...rest, fields: [field], drafts, eventsByField, samplesByField }))
      yield [rowId, verdict]
  }
}

const GRAVITY: readonly VerdictKind[] = ['violation', 'attention', 'unknown', 'ok']

/** One verdict for a row with several fields: the gravest of them, and everything that they say. */
export function mergeVerdicts(verdicts: readonly Verdict[]): Verdict | undefined {
  const [first] = verdicts
  if (!first || verdicts.length === 1) return first
  return {
    fieldId: first.fieldId,
    kind: GRAVITY.find((kind) => verdicts.some((verdict) => verdict.kind === kind)) ?? first.kind,
    found: verdicts.flatMap(({ found }) => found),
    told: () => {
      const all = verdicts.map(({ told }) => told())
      return {
        warnings: all.flatMap(({ warnings }) => warnings),
        onOthers: all.flatMap(({ onOthers }) => onOthers),
        unknowns: all.flatMap(({ unknowns }) => unknowns),
        advices: all.flatMap(({ advices }) => advices),
        failures: all.flatMap(({ failures }) => failures),
      }
    },
    failures: verdicts.flatMap(({ failures }) => failures),
    isIncomplete: verdicts.some(({ isIncomplete }) => isIncomplete),
  }
}
