import { getMaterialsOverview } from '@vagu/core/materials/contract'
import { seasonOf } from '@vagu/core/time/season'
import { queryOptions } from '@tanstack/react-query'
import { materialKeys } from '../../entities/materials/keys.ts'
import { call } from '../../lib/call.ts'

/** Materials of the season that has just begun are those of the one before. */
const daysOf = (year: number) => ({ start: seasonOf(year - 1).start, end: seasonOf(year).end })

/** How the farm's materials were used of late; the column stays empty while that cannot be told. */
export const overviewQuery = (year: number) =>
  queryOptions({
    queryKey: materialKeys.overview(year),
    queryFn: ({ signal }) => call(getMaterialsOverview, { query: daysOf(year) }, { signal }),
    meta: { reads: ['materialUse'], isQuiet: true },
  })
