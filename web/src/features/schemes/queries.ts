import { queryOptions } from '@tanstack/react-query'
import { getRequirementLines, getSchemes } from '@vagu/core/schemes/contract'
import { call } from '../../lib/call.ts'
import { schemeKeys } from './keys.ts'

/** Requirements of a calendar year. */
export const schemesQuery = (year: number) =>
  queryOptions({
    queryKey: schemeKeys.year(year),
    queryFn: ({ signal }) => call(getSchemes, { params: { year: String(year) } }, { signal }),
    meta: { reads: ['schemes'] },
  })

/** Fields and jobs that the figure of a requirement is made of. */
export const requirementLinesQuery = (year: number, key: string) =>
  queryOptions({
    queryKey: schemeKeys.lines(year, key),
    queryFn: ({ signal }) => call(getRequirementLines, { params: { year: String(year), key } }, { signal }),
    meta: { reads: ['schemes'] },
  })
