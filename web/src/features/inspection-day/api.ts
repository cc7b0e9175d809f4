import { queryOptions } from '@tanstack/react-query'
import { getInspectionDay } from '@vagu/core/warnings/inspection-day-contract'
import { call } from '../../lib/call.ts'
import { inspectionDayKeys } from './keys.ts'

export const inspectionDayQuery = queryOptions({
  queryKey: inspectionDayKeys.day,
  queryFn: ({ signal }) => call(getInspectionDay, {}, { signal }),
  meta: {
    reads: ['fields', 'hiddenWarnings', 'jobs', 'machines', 'materials', 'stock', 'warnings', 'workers'],
  },
})
