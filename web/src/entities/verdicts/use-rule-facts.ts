import { getRuleFacts } from '@vagu/core/warnings/contract'
import type { EventFacts } from '@vagu/core/warnings/facts'
import type { Products } from '@vagu/core/registers/products'
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../lib/call.ts'
import { jobKeys } from '../jobs/keys.ts'
import {
  eventsOf,
  hasAll,
  hasAllProducts,
  type KnownFacts,
  NOTHING_KNOWN,
  questionsFor,
  samplesOf,
  withReplies,
} from './known-facts.ts'
import { isSameNeeds, type NeededFacts, type NeededField, neededFacts } from './needed-facts.ts'

const STALE_MS = 60_000
/** Others of the farm may have saved jobs: with the next asking all is read anew. */
const OLD_MS = 5 * 60_000

/** Facts that are known already; those read before a job was saved, or long ago, are not built upon. */
function knownOf(client: QueryClient): KnownFacts {
  const { data, isInvalidated } = client.getQueryState<KnownFacts>(jobKeys.ruleFacts) ?? {}
  const now = Date.now()
  if (!data || isInvalidated || now - data.since > OLD_MS) return { ...NOTHING_KNOWN, since: now }
  return data
}

/** Reads what is missing; a reply without a field that was asked for is a failure, or it would be asked for ever. */
async function readMissing(known: KnownFacts, needed: NeededFacts, signal: AbortSignal): Promise<KnownFacts> {
  const questions = questionsFor(known, needed)
  if (questions.length === 0) return known
  const replies = await Promise.all(questions.map((body) => call(getRuleFacts, { body }, { signal })))
  const isShort = replies.some(({ fields }, index) => fields.length !== questions[index]?.fieldIds.length)
  if (isShort) throw new Error('a field is missing in the facts for the rules')
  return withReplies(known, needed, replies)
}

/** Facts that were asked for last, and those known before: the same is not asked for twice. */
interface Tried {
  readonly needed: NeededFacts
  readonly before: KnownFacts | undefined
}

/** Reads what is needed and not known, and keeps it in the cache for all forms. */
function useKnownFacts(needed: NeededFacts | undefined) {
  const client = useQueryClient()
  const tried = useRef<Tried>(undefined)
  const query = useQuery({
    queryKey: jobKeys.ruleFacts,
    queryFn: needed
      ? ({ signal }) => {
          tried.current = { needed, before: client.getQueryData<KnownFacts>(jobKeys.ruleFacts) }
          return readMissing(knownOf(client), needed, signal)
        }
      : skipToken,
    staleTime: STALE_MS,
    structuralSharing: false,
    meta: { reads: ['jobs', 'registers', 'soilSamples'], isQuiet: true },
  })
  const { data, isFetching, refetch } = query
  const isMissing = needed !== undefined && !(data && hasAll(data, needed))
  useEffect(() => {
    if (!isMissing || isFetching) return
    if (tried.current?.needed === needed && tried.current?.before === data) return
    void refetch()
  }, [isMissing, isFetching, needed, data, refetch])
  return { ...query, isMissing }
}

interface FactsQuestion {
  readonly fields: readonly NeededField[]
  readonly drafts: readonly EventFacts[]
  /** Undefined while the rules are not there. */
  readonly affectsUntil: ((draft: EventFacts, products?: Products) => string) | undefined
}

const lastDayOf = ({ date, endDate }: EventFacts): string => endDate ?? date

/** The stored jobs and soil samples of the fields and the register's products, as far as the jobs being written need them. */
export function useRuleFacts({ fields, drafts, affectsUntil = lastDayOf }: FactsQuestion) {
  const [products, setProducts] = useState<Products>()
  const now = useMemo(
    () => neededFacts({ fields, drafts, affectsUntil: (draft) => affectsUntil(draft, products) }),
    [fields, drafts, affectsUntil, products],
  )
  const [needed, setNeeded] = useState(now)
  if (!isSameNeeds(needed, now)) setNeeded(now)
  const { data = NOTHING_KNOWN, isMissing, isFetching, isError, refetch } = useKnownFacts(needed)
  if (data.products !== products) setProducts(data.products)
  const eventsByField = useMemo(() => (needed ? eventsOf(data, needed) : undefined), [data, needed])
  const samplesByField = useMemo(() => (needed ? samplesOf(data, needed) : undefined), [data, needed])
  return {
    eventsByField,
    samplesByField,
    products: data.products,
    /** Whether the register was asked for every material. */
    hasProducts: needed === undefined || hasAllProducts(data, needed),
    isLoading: isMissing && isFetching,
    hasFailed: isError && needed !== undefined,
    reload: refetch,
  }
}
