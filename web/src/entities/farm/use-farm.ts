import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFields } from '../fields/use-fields.ts'
import { useMachines } from '../machines/use-machines.ts'
import { useMaterials } from '../materials/use-materials.ts'
import { useSettings } from '../use-settings.ts'
import { useWorkers } from '../workers/use-workers.ts'
import { lastAddedQuery } from '../jobs/api.ts'
import type { FarmSnapshot } from './farm.ts'

/** Records that the job form needs; undefined until all of them are there. */
export function useFarmSnapshot() {
  const fields = useFields()
  const settings = useSettings()
  const workers = useWorkers()
  const machines = useMachines()
  const requisites = useMaterials()
  const recent = useQuery(lastAddedQuery).data
  const parts = [fields, settings, workers, machines, requisites]
  const farm = useMemo((): FarmSnapshot | undefined => {
    if (!fields.data || !settings.data || !workers.data || !machines.data || !requisites.data)
      return undefined
    const { jobCategories: categories, customAreas } = settings.data
    return {
      fields: fields.data,
      categories,
      customAreas,
      workers: workers.data,
      machines: machines.data,
      requisites: requisites.data,
    }
  }, [fields.data, settings.data, workers.data, machines.data, requisites.data])
  return {
    farm,
    recent: recent ?? [],
    hasFailed: parts.some(({ isError }) => isError),
    reload: (): void => {
      for (const part of parts) if (part.isError) void part.refetch()
    },
  }
}
