import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { askPriaAnew, getPriaComparison, getPriaRun, listPriaRuns } from '@vagu/core/pria/contract'
import type { PriaRun } from '@vagu/core/pria/run-schema'
import type { PriaKind } from '@vagu/core/pria/schema'
import { priaKeys } from '../../entities/pria/keys.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { compareText } from './text.ts'

const POLL_MS = 1500

export const comparisonQuery = (kind: PriaKind, year: number) =>
  queryOptions({
    queryKey: priaKeys.comparison(kind, year),
    queryFn: ({ signal }) => call(getPriaComparison, { params: { kind, year: String(year) } }, { signal }),
    meta: { reads: ['account', 'pria', 'priaConnection'], isQuiet: true },
  })

/** Runs of a year, the newest first. */
export const runsQuery = (year: number) =>
  queryOptions({
    queryKey: priaKeys.runs(year),
    queryFn: ({ signal }) => call(listPriaRuns, { query: { year: String(year) } }, { signal }),
    meta: { reads: ['pria'], isQuiet: true },
  })

export const isOver = ({ state }: Pick<PriaRun, 'state'>): boolean =>
  state === 'DONE' || state === 'CANCELLED'

/** A run with its rows; asked for again as long as it goes on. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: priaKeys.run(id),
    queryFn: ({ signal }) => call(getPriaRun, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (isOver(data) || data.state === 'PAUSED') ? false : POLL_MS,
    meta: { reads: ['pria'], isQuiet: true },
  })

const refusalOf = (error: unknown): string =>
  (error instanceof CallError ? compareText.askRefused[error.code] : undefined) ?? compareText.askFailed

/** Asks PRIA anew and takes its answer over. */
export function useAskAnew(kind: PriaKind, year: number) {
  const client = useQueryClient()
  const messages = useMessages()
  return useMutation({
    mutationFn: () => call(askPriaAnew, { params: { kind, year: String(year) } }),
    onSuccess: (comparison) => client.setQueryData(priaKeys.comparison(kind, year), comparison),
    onError: (error) => messages.failed(error, refusalOf(error), { ms: 6000 }),
    // a mandate or a sign-in that ended meanwhile stays told once the message is gone
    meta: { rereadsOnFailure: ['priaConnection', 'pria'] },
  })
}
