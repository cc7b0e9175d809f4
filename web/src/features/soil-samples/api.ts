import { queryOptions } from '@tanstack/react-query'
import { getSamplingOverview } from '@vagu/core/soil-samples/contract'
import { call } from '../../lib/call.ts'
import { samplingKey } from './keys.ts'

export const samplingQuery = (year: number) =>
  queryOptions({
    queryKey: samplingKey(year),
    queryFn: ({ signal }) => call(getSamplingOverview, { query: { year: String(year) } }, { signal }),
    meta: { reads: ['soilSamples', 'fields'] },
  })
