import { queryOptions, useQuery } from '@tanstack/react-query'
import { listMachines } from '@vagu/core/machines/contract'
import type { Machine } from '@vagu/core/machines/schema'
import { call } from '../../lib/call.ts'
import { machineKeys } from './keys.ts'
import { machinesText } from './text.ts'

/** All machines of the farm. */
export const machinesQuery = queryOptions({
  queryKey: machineKeys.list,
  queryFn: ({ signal }): Promise<Machine[]> => call(listMachines, {}, { signal }),
  meta: { reads: ['machines'] },
})
export const useMachines = () => useQuery(machinesQuery)

/** Names of machines by their ids, as far as they are loaded. */
export function useMachineNames(): (id: string) => string {
  const { data } = useMachines()
  return (id) => data?.find(({ _id }) => _id === id)?.name ?? machinesText.deleted
}
