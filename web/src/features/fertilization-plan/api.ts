import { queryOptions } from '@tanstack/react-query'
import { getFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { call } from '../../lib/call.ts'
import { planKeys } from './keys.ts'

/** The plan of a crop year, with the facts that it is reckoned from. */
export const planQuery = (year: number) =>
  queryOptions({
    queryKey: planKeys.year(year),
    queryFn: ({ signal }) => call(getFertilizationPlan, { query: { year: String(year) } }, { signal }),
    meta: {
      reads: ['fertilizationPlans', 'fields', 'yieldGoals', 'soilSamples', 'rotation'],
      readsLater: ['jobs'],
    },
  })
