import { queryOptions } from '@tanstack/react-query'
import { getCostOverview } from '@vagu/core/profit/contract'
import { getRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { getOtherCropPlan } from '@vagu/core/supplies/contract'
import { call } from '../../lib/call.ts'
import { requisitePlanKeys } from './keys.ts'

/** The requisite plan of a crop year. */
export const requisitePlanQuery = (year: number) =>
  queryOptions({
    queryKey: requisitePlanKeys.ofYear(year),
    queryFn: ({ signal }) =>
      call(getRequisitePlan, { params: { year: String(year) }, query: {} }, { signal }),
    meta: { reads: ['requisitePlans'] },
  })

interface Tried {
  readonly year: number
  readonly fieldId: string
  readonly crop: string
}

/** Changes that another crop on a field would make. */
export const otherCropQuery = ({ year, fieldId, crop }: Tried) =>
  queryOptions({
    queryKey: requisitePlanKeys.otherCrop(year, fieldId, crop),
    queryFn: ({ signal }) =>
      call(getOtherCropPlan, { params: { year: String(year) }, query: { fieldId, crop } }, { signal }),
    meta: { reads: ['suppliesPlan'], isQuiet: true },
  })

/** Profit of the fields. */
export const profitsQuery = (year: number) =>
  queryOptions({
    queryKey: requisitePlanKeys.profits(year),
    queryFn: ({ signal }) => call(getCostOverview, { params: { year: String(year) } }, { signal }),
    meta: { reads: ['costOverview'], isQuiet: true },
  })
