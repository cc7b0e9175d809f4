import { importRegister, listRegisterChanges, listRegisters } from '@vagu/core/registers/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { whenReread } from '../../lib/reread.ts'
import { registerKeys } from './keys.ts'

/** Registers that the program has, of which day and from where. */
export const useRegisters = () =>
  useQuery({
    queryKey: registerKeys.state,
    queryFn: ({ signal }) => call(listRegisters, {}, { signal }),
    meta: { reads: ['registers'] },
  })

/** Changes of the newest edition to the products that the farm uses. */
export const useRegisterChanges = () =>
  useQuery({
    queryKey: registerKeys.changes,
    queryFn: ({ signal }) => call(listRegisterChanges, {}, { signal }),
    meta: { reads: ['registers', 'jobs', 'materials'] },
  })

/** Takes the register's files over, and waits until what is shown of the register has been read again. */
export function useImportRegister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ files, signal }: { files: readonly File[]; signal: AbortSignal }) =>
      call(importRegister, { files }, { signal }),
    onSuccess: () => whenReread(client),
  })
}
