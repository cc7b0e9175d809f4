import { listMaterials } from '@vagu/core/materials/contract'
import type { Material } from '@vagu/core/materials/schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { materialKeys } from './keys.ts'

/** All materials of the farm. */
export const materialsQuery = queryOptions({
  queryKey: materialKeys.list,
  queryFn: ({ signal }): Promise<Material[]> => call(listMaterials, {}, { signal }),
  meta: { reads: ['materials'] },
})
export const useMaterials = () => useQuery(materialsQuery)
