import { importRegister, listRegisterChanges, listRegisters } from '@vagu/core/registers/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

const REGISTERS_KEY = ['registers'] as const

/** Which registers the program has, of which day and from where. */
export const useRegisters = () =>
  useQuery({
    queryKey: [...REGISTERS_KEY, 'state'],
    queryFn: ({ signal }) => call(listRegisters, {}, { signal }),
  })

/** What the newest edition changed of the products that the farm uses. */
export const useRegisterChanges = () =>
  useQuery({
    queryKey: [...REGISTERS_KEY, 'changes'],
    queryFn: ({ signal }) => call(listRegisterChanges, {}, { signal }),
  })

/** Takes the register's files over; what was known of the register is asked anew. */
export function useImportRegister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ files, signal }: { files: readonly File[]; signal: AbortSignal }) =>
      call(importRegister, { files }, { signal }),
    onSuccess: () =>
      Promise.all([REGISTERS_KEY, ['chemicals']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
