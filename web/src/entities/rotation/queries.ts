import { queryOptions } from '@tanstack/react-query'
import { getRotation } from '@vagu/core/rotation/contract'
import { getYieldGoals } from '@vagu/core/yield-goals/contract'
import { call } from '../../lib/call.ts'
import { rotationKeys } from './keys.ts'

/** The plan of crops: three years of history and five ahead. Its years follow from the fields. */
export const rotationQuery = queryOptions({
  queryKey: rotationKeys.plan,
  queryFn: ({ signal }) => call(getRotation, { query: {} }, { signal }),
  meta: { reads: ['rotation', 'fields', 'settings'] },
})

/** Yields that are counted on in a crop year, with those of the five years before. */
export const yieldGoalsQuery = (year: number) =>
  queryOptions({
    queryKey: rotationKeys.goals(year),
    queryFn: ({ signal }) => call(getYieldGoals, { params: { year: String(year) } }, { signal }),
    meta: { reads: ['yieldGoals', 'rotation', 'fields'], readsLater: ['jobs'] },
  })
