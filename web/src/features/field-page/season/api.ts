import { queryOptions } from '@tanstack/react-query'
import { getFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { getFieldsOverview } from '@vagu/core/fields/overview-contract'
import { getField } from '@vagu/core/fields/contract'
import { fieldKeys } from '../../../entities/fields/keys.ts'
import { call } from '../../../lib/call.ts'

/** The field with its shape; without it the card stands as well, so a failed load is silent. */
export const shapeQuery = (id: string) =>
  queryOptions({
    queryKey: fieldKeys.shape(id),
    queryFn: ({ signal }) => call(getField, { params: { id } }, { signal }),
    meta: { reads: ['fields'], isQuiet: true },
  })

/** Rules in force on the fields. */
export const overviewQuery = (year: number) =>
  queryOptions({
    queryKey: fieldKeys.overview(year),
    queryFn: ({ signal }) => call(getFieldsOverview, { params: { year: String(year) } }, { signal }),
    meta: { reads: ['fields', 'jobs'], isQuiet: true },
  })

/** Nutrients that the field was given, and those that it needs. */
export const nutrientsQuery = (year: number, fieldId: string) =>
  queryOptions({
    queryKey: fieldKeys.nutrients(year, fieldId),
    queryFn: async ({ signal }) => {
      const { fields } = await call(
        getFertilizationPlan,
        { query: { year: String(year), fieldId } },
        { signal },
      )
      return fields[0] ?? null
    },
    meta: {
      reads: ['fertilizationPlans', 'fields', 'yieldGoals', 'soilSamples', 'rotation', 'jobs'],
      isQuiet: true,
    },
  })
