import type { Field } from '@vagu/core/fields/schema'
import { type EventFacts, eventFactsOf } from '@vagu/core/warnings/facts'
import type { Verdict } from '@vagu/core/warnings/verdicts'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useRuleFacts } from '../verdicts/use-rule-facts.ts'
import { useSettings } from '../use-settings.ts'
import { NOTICED_MS } from '../verdicts/use-verdicts.ts'
import { useRules } from '../verdicts/use-rules.ts'
import { today } from '../../lib/today.ts'
import { useLasting } from '../../lib/use-lasting.ts'
import type { FarmSnapshot } from '../farm/farm.ts'
import { judgedJobs } from '../job-form/verdicts/judged-jobs.ts'
import type { CheckedRow } from './check-row.ts'
import { type FieldQuestion, type Judge, judgeField, type RowJob } from './row-verdicts.ts'

const SLICE_MS = 12
const eventsOfRows = new WeakMap<CheckedRow, readonly EventFacts[]>()

function eventsOf(row: CheckedRow, farm: FarmSnapshot): readonly EventFacts[] {
  const known = eventsOfRows.get(row) ?? judgedJobs(row.form, row.fields, farm).map(eventFactsOf)
  eventsOfRows.set(row, known)
  return known
}

interface Judged {
  /** Facts it was judged by: the same are not judged again. */
  readonly by: readonly unknown[]
  readonly verdicts: ReadonlyMap<string, Verdict>
}
type ByField = ReadonlyMap<string, Judged>

export const judgedBy = ({ jobs, ...of }: FieldQuestion): unknown[] => [
  of.stored,
  of.samples,
  of.products,
  of.ksmYears,
  of.workers,
  of.machines,
  ...jobs.flatMap(({ rowId, job }) => [rowId, job]),
]
const isSame = (a: readonly unknown[] | undefined, b: readonly unknown[]): boolean =>
  a !== undefined && a.length === b.length && a.every((each, index) => each === b[index])

/** The verdicts on all rows, each field noted down when the last of its rows is judged. */
function* judgeAll(questions: readonly FieldQuestion[], judge: Judge, known: Map<string, Judged>) {
  for (const question of questions) {
    const verdicts = new Map<string, Verdict>()
    for (const [rowId, verdict] of judgeField(question, judge)) {
      verdicts.set(rowId, verdict)
      yield
    }
    known.set(question.field._id, { by: judgedBy(question), verdicts })
  }
}

/** Judges in slices short enough for a key to come between. */
function useJudged(questions: readonly FieldQuestion[], judge: Judge | undefined): ByField {
  const known = useRef(new Map<string, Judged>())
  const [judged, setJudged] = useState<ByField>(new Map())
  useEffect(() => {
    if (!judge) return undefined
    const changed = questions.filter(
      (question) => !isSame(known.current.get(question.field._id)?.by, judgedBy(question)),
    )
    if (changed.length === 0) return undefined
    const judging = judgeAll(changed, judge, known.current)
    const work = (): void => {
      const until = performance.now() + SLICE_MS
      let isDone = false
      while (!isDone && performance.now() < until) isDone = judging.next().done ?? false
      if (isDone) startTransition(() => setJudged(new Map(known.current)))
      else timer = setTimeout(work)
    }
    let timer = setTimeout(work)
    return () => clearTimeout(timer)
  }, [questions, judge])
  return judged
}

/** Fields that were judged, but not on what stands in their rows now. */
export const fieldsBehind = (questions: readonly FieldQuestion[], judged: ByField): ReadonlySet<string> =>
  new Set(
    questions.flatMap((question) => {
      const known = judged.get(question.field._id)
      return known === undefined || isSame(known.by, judgedBy(question)) ? [] : [question.field._id]
    }),
  )

function groupByField(rows: readonly CheckedRow[], farm: FarmSnapshot) {
  const jobs = rows.flatMap((row): RowJob[] => eventsOf(row, farm).map((job) => ({ rowId: row.row.id, job })))
  const byId = new Map(
    rows.flatMap(({ fields }) => fields.map((field): [string, Field] => [field._id, field])),
  )
  const groups = [...Map.groupBy(jobs, ({ job }) => job.fieldId)].flatMap(([id, own]) => {
    const field = byId.get(id)
    return field ? [{ field, jobs: own }] : []
  })
  return { groups, fields: groups.map(({ field }) => field), drafts: jobs.map(({ job }) => job) }
}

export interface RowVerdicts {
  /** One per field of the row; none while it is not judged. */
  readonly of: (rowId: string, fieldIds: readonly string[]) => readonly Verdict[]
  /** The verdict on one of the fields is on what stood in the rows before. */
  readonly isChecking: (fieldIds: readonly string[]) => boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
}

/** The verdicts on rows that can be judged, also against each other. */
export function useRowVerdicts(rows: readonly CheckedRow[], farm: FarmSnapshot): RowVerdicts {
  const { data: rules, isError } = useRules()
  const { groups, fields, drafts } = useMemo(() => groupByField(rows, farm), [rows, farm])
  const facts = useRuleFacts({ fields, drafts, affectsUntil: rules?.affectsUntil })
  const { eventsByField, samplesByField, products, hasProducts } = facts
  const workers = useMemo(() => new Map(farm.workers.map((worker) => [worker._id, worker])), [farm.workers])
  const machines = useMemo(
    () => new Map(farm.machines.map((machine) => [machine._id, machine])),
    [farm.machines],
  )
  const ksmYears = useSettings().data?.ksm.years
  const questions = useMemo(
    () =>
      groups.map(({ field, jobs }): FieldQuestion => ({
        field,
        jobs,
        stored: eventsByField?.get(field._id),
        samples: samplesByField?.get(field._id),
        today: today(),
        products,
        ksmYears,
        workers,
        machines,
      })),
    [groups, eventsByField, samplesByField, products, ksmYears, workers, machines],
  )
  const judged = useJudged(questions, rules?.verdictsFor)
  const behind = useMemo(() => fieldsBehind(questions, judged), [questions, judged])
  const isNoticed = useLasting(behind.size > 0, NOTICED_MS)
  return useMemo(() => {
    const seen = (verdict: Verdict): Verdict =>
      hasProducts
        ? verdict
        : { ...verdict, kind: verdict.kind === 'ok' ? 'unknown' : verdict.kind, isIncomplete: true }
    return {
      of: (rowId, fieldIds) => fieldIds.flatMap((id) => judged.get(id)?.verdicts.get(rowId) ?? []).map(seen),
      isChecking: (fieldIds) => isNoticed && fieldIds.some((id) => behind.has(id)),
      isLoading: facts.isLoading || (!rules && !isError),
      hasFailed: facts.hasFailed || isError,
    }
  }, [judged, behind, isNoticed, hasProducts, facts.isLoading, facts.hasFailed, rules, isError])
}
