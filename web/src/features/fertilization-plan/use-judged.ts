import { useQuery } from '@tanstack/react-query'
import { getRuleFacts } from '@vagu/core/warnings/contract'
import type { EventFacts, FieldFacts } from '@vagu/core/warnings/facts'
import type { PlannedVerdict } from '@vagu/core/warnings/planned/judge'
import type { FarmPlanVerdict } from '@vagu/core/warnings/planned/farm'
import { useMemo } from 'react'
import { useFields } from '../../entities/fields/use-fields.ts'
import { call } from '../../lib/call.ts'
import { today } from '../../lib/today.ts'
import { planKeys } from './keys.ts'
import type { PlanRow } from './plan-rows.ts'
import type { Board } from './use-board.ts'

/** Fields that one call asks for. */
const AT_ONCE = 100

type Events = ReadonlyMap<string, readonly EventFacts[]>

async function readEvents(fieldIds: readonly string[], year: number, signal: AbortSignal): Promise<Events> {
  const portions = Array.from({ length: Math.ceil(fieldIds.length / AT_ONCE) }, (_, at) =>
    fieldIds.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  const [from, to] = [`${year - 1}-01-01`, `${year}-12-31`]
  const replies = await Promise.all(
    portions.map((ids) => call(getRuleFacts, { body: { fieldIds: ids, from, to } }, { signal })),
  )
  return new Map(replies.flatMap(({ fields }) => fields.map(({ fieldId, events }) => [fieldId, events])))
}

/** The judges, loaded once they are asked for: the page does not wait for the rules. */
const useJudges = () =>
  useQuery({
    queryKey: planKeys.judges,
    queryFn: () => import('./judges.ts'),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    meta: { reads: [], isQuiet: true },
  })

/** The stored jobs of fields that plans are judged with; until they are there a verdict is unsure. */
const useEvents = (fieldIds: readonly string[], year: number) =>
  useQuery({
    queryKey: planKeys.events(year, fieldIds),
    queryFn: ({ signal }) => readEvents(fieldIds, year, signal),
    enabled: fieldIds.length > 0,
    structuralSharing: false,
    meta: { reads: ['jobs'], isQuiet: true },
  })

const NO_EVENTS: Events = new Map()
const NO_FIELDS: readonly FieldFacts[] = []

type Judge = (plans: readonly PlanRow[]) => readonly PlannedVerdict[]

/** Judges each row once: where one field is changed, one is judged anew. */
function judgeOnce(judge: Judge): (rows: readonly PlanRow[]) => ReadonlyMap<string, PlannedVerdict> {
  const known = new WeakMap<PlanRow, PlannedVerdict>()
  return (rows) => {
    const planned = rows.filter(({ plan }) => plan.fertilizations.length > 0)
    const byField = new Map(planned.map((row) => [row.fieldId, row]))
    for (const verdict of judge(planned.filter((row) => !known.has(row)))) {
      const row = byField.get(verdict.fieldId)
      if (row) known.set(row, verdict)
    }
    return new Map(
      planned.flatMap((row): [string, PlannedVerdict][] => {
        const verdict = known.get(row)
        return verdict ? [[row.fieldId, verdict]] : []
      }),
    )
  }
}

export interface Judged {
  /** By field; undefined while the rules are not there. */
  readonly fields: ReadonlyMap<string, PlannedVerdict> | undefined
  readonly isLoading: boolean
}

/** The law's verdict on the plans of rows, by the rules that jobs are judged by; stored or typed. */
export function useJudged(year: number, rows: readonly PlanRow[]): Judged {
  const judges = useJudges().data
  const fields = useFields().data ?? NO_FIELDS
  const ids = useMemo(
    () => rows.filter(({ plan }) => plan.fertilizations.length > 0).map(({ fieldId }) => fieldId),
    [rows],
  )
  const events = useEvents(ids, year)
  const judge = useMemo(
    () =>
      judges && fields.length > 0
        ? judgeOnce((plans) =>
            judges.judgePlanned({
              today: today(),
              year,
              fields,
              plans,
              eventsByField: events.data ?? NO_EVENTS,
            }),
          )
        : undefined,
    [judges, fields, year, events.data],
  )
  const verdicts = useMemo(() => judge?.(rows), [judge, rows])
  return { fields: verdicts, isLoading: verdicts === undefined || (ids.length > 0 && events.isPending) }
}

/** The farm's means of manure as its plans would make them; undefined while the rules are not there. */
export function useFarmVerdict({ year, rows, data }: Board): FarmPlanVerdict | undefined {
  const judges = useJudges().data
  const fields = useFields().data
  return useMemo(
    () =>
      judges && fields
        ? judges.judgeFarmPlan({ year, fields, plans: rows, manureBefore: data.manureBefore })
        : undefined,
    [judges, fields, year, rows, data.manureBefore],
  )
}
