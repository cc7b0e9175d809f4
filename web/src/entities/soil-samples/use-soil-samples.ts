import { queryOptions, useQuery } from '@tanstack/react-query'
import { listSoilSamples } from '@vagu/core/soil-samples/contract'
import type { SoilSample } from '@vagu/core/soil-samples/schema'
import { call } from '../../lib/call.ts'
import { soilSampleKeys } from './keys.ts'

/** Every sample of the farm: what a year shows is counted from them. */
export const soilSamplesQuery = queryOptions({
  queryKey: soilSampleKeys.list,
  queryFn: ({ signal }): Promise<SoilSample[]> => call(listSoilSamples, { query: {} }, { signal }),
  meta: { reads: ['soilSamples'], readsLater: ['fields'], isQuiet: true },
})
export const useSoilSamples = () => useQuery(soilSamplesQuery)
