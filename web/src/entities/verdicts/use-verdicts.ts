import type { Field } from '@vagu/core/fields/schema'
import { type EventFacts, type EventLike, eventFactsOf, isWhatIf } from '@vagu/core/warnings/facts'
import type { Told, Verdict, VerdictQuestion } from '@vagu/core/warnings/verdicts'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { inSlices } from '../../lib/in-slices.ts'
import { isSameShallow } from '../../lib/is-same-shallow.ts'
import { today } from '../../lib/today.ts'
import { useLasting } from '../../lib/use-lasting.ts'
import { useSettings } from '../use-settings.ts'
import { useMachines } from '../machines/use-machines.ts'
import { useWorkers } from '../workers/use-workers.ts'
import { type ShownKind, type ShownRule, whileWritten } from './shown-verdict.ts'
import { useLogOfFailures } from './use-log-of-failures.ts'
import { useRuleFacts } from './use-rule-facts.ts'
import { useRules } from './use-rules.ts'

/** A verdict as it is shown: while a job is written, what is not written yet is no fault. */
export interface ShownVerdict extends Omit<Verdict, 'kind' | 'found'> {
  readonly kind: ShownKind
  readonly found: readonly ShownRule[]
  /** A material of the job is not chosen yet: nothing is said to be right before it is. */
  readonly lacksMaterial?: boolean
}

export interface Verdicts {
  readonly byField: ReadonlyMap<string, ShownVerdict>
  /** In the order of the fields. */
  readonly all: readonly ShownVerdict[]
  /** The jobs are not done yet: verdicts say what would happen. */
  readonly isWhatIf: boolean
  readonly isLoading: boolean
  /** The verdicts are those of what stood in the form before; those of what stands there now are being made. */
  readonly isChecking: boolean
  /** Something that the rules need could not be loaded. */
  readonly hasFailed: boolean
  readonly reload: () => void
}

const NONE: ReadonlyMap<string, readonly EventFacts[]> = new Map()

const NOTHING_TOLD: Told = { warnings: [], onOthers: [], unknowns: [], advices: [], failures: [] }
/** Before the rules are there. */
const notJudged = ({ _id }: Field): Verdict => ({
  fieldId: _id,
  kind: 'unknown',
  found: [],
  told: () => NOTHING_TOLD,
  failures: [],
  isIncomplete: true,
})
/** As long as the register has not answered, nothing is said to be right. */
const withoutRegister = (verdict: ShownVerdict): ShownVerdict => ({
  ...verdict,
  kind: verdict.kind === 'ok' ? 'unknown' : verdict.kind,
  isIncomplete: true,
})

const withoutMaterial =
  (kind: ShownKind) =>
  (verdict: ShownVerdict): ShownVerdict => ({
    ...verdict,
    kind: verdict.kind === 'ok' ? kind : verdict.kind,
    lacksMaterial: true,
  })

function useWorkerMap() {
  const { data } = useWorkers()
  return useMemo(() => data && new Map(data.map((worker) => [worker._id, worker])), [data])
}

function useMachineMap() {
  const { data } = useMachines()
  return useMemo(() => data && new Map(data.map((machine) => [machine._id, machine])), [data])
}

type Judge = (question: VerdictQuestion) => readonly Verdict[]
/** The verdicts, and what they answer. */
interface Judged {
  readonly question: VerdictQuestion | undefined
  readonly byField: ReadonlyMap<string, Verdict>
}
const NOTHING: Judged = { question: undefined, byField: new Map() }
/** Most judging is over before anybody could read that it goes on. */
export const NOTICED_MS = 500

/** Field by field; none where no job is written. */
function* judgeFields(question: VerdictQuestion, judge: Judge): Generator<Verdict, void> {
  if (question.drafts.length === 0) return
  const byField = Map.groupBy(question.drafts, ({ fieldId }) => fieldId)
  for (const field of question.fields)
    yield* judge({ ...question, fields: [field], drafts: byField.get(field._id) ?? [] })
}

/** The verdicts, made in the time that the typing leaves: until then they are those of before. */
function useJudged(question: VerdictQuestion, judge: Judge | undefined): Judged {
  const [judged, setJudged] = useState(NOTHING)
  useEffect(() => {
    if (!judge) return undefined
    return inSlices(judgeFields(question, judge), (verdicts) => {
      const next = new Map(verdicts.map((verdict) => [verdict.fieldId, verdict]))
      startTransition(() =>
        setJudged(({ byField }) => ({ question, byField: isSameShallow(byField, next) ? byField : next })),
      )
    })
  }, [question, judge])
  return judged
}

interface Given {
  readonly fields: readonly Field[]
  readonly jobs: readonly EventLike[]
  /** The form holds something newer already. */
  readonly isTyping?: boolean
  readonly lacksMaterial?: boolean
  /** Nobody has tried to save yet: parts that can still be typed are unfinished, and not wrong. */
  readonly isBeingWritten?: boolean
}

/**
 * Verdicts on saving the jobs, for each field, judged on what the browser holds; the rules, the stored jobs of the
 * fields and the register's products are loaded as they are needed.
 */
export function useVerdicts(given: Given): Verdicts {
  const { fields, jobs, isTyping = false, lacksMaterial = false, isBeingWritten = false } = given
  const { data: rules, isError: hasNoRules, refetch: reloadRules } = useRules()
  const drafts = useMemo(() => jobs.map(eventFactsOf), [jobs])
  const facts = useRuleFacts({ fields, drafts, affectsUntil: rules?.affectsUntil })
  const { eventsByField = NONE, samplesByField, products, hasProducts, reload: reloadFacts } = facts
  const workers = useWorkerMap()
  const machines = useMachineMap()
  const ksmYears = useSettings().data?.ksm.years
  const question = useMemo(
    (): VerdictQuestion => ({
      today: today(),
      fields,
      drafts,
      eventsByField,
      samplesByField,
      products,
      ksmYears,
      workers,
      machines,
    }),
    [fields, drafts, eventsByField, samplesByField, products, ksmYears, workers, machines],
  )
  const { question: answered, byField: judged } = useJudged(question, rules?.verdictsFor)
  const isBehind = rules !== undefined && drafts.length > 0 && (isTyping || answered !== question)
  const isChecking = useLasting(isBehind, NOTICED_MS)
  const all = useMemo((): readonly ShownVerdict[] => {
    if (drafts.length === 0) return []
    if (!rules) return fields.map(notJudged)
    const judgedOnes = fields.flatMap(({ _id }) => judged.get(_id) ?? [])
    const known = isBeingWritten ? judgedOnes.map(whileWritten) : judgedOnes
    const verdicts = lacksMaterial
      ? known.map(withoutMaterial(isBeingWritten ? 'unfinished' : 'unknown'))
      : known
    return hasProducts ? verdicts : verdicts.map(withoutRegister)
  }, [rules, fields, drafts, judged, hasProducts, lacksMaterial, isBeingWritten])
  useLogOfFailures(all)
  const byField = useMemo(() => new Map(all.map((verdict) => [verdict.fieldId, verdict])), [all])
  const reload = useCallback(() => {
    if (hasNoRules) void reloadRules()
    void reloadFacts()
  }, [hasNoRules, reloadRules, reloadFacts])
  const isLoading = facts.isLoading || (!rules && !hasNoRules)
  const hasFailed = facts.hasFailed || hasNoRules
  const isAllWhatIf = drafts.length > 0 && drafts.every(isWhatIf)
  return useMemo(
    () => ({ byField, all, isWhatIf: isAllWhatIf, isLoading, isChecking, hasFailed, reload }),
    [byField, all, isAllWhatIf, isLoading, isChecking, hasFailed, reload],
  )
}
