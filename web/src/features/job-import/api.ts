import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@vagu/core/endpoint'
import { importJobs, listJobImports, readJobTables } from '@vagu/core/job-import/contract'
import { jobFileError } from '@vagu/core/job-import/messages'
import { type JobReceipt, type JobTables, MAX_JOB_FILE_BYTES } from '@vagu/core/job-import/schema'
import { jobImportKeys } from './keys.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { whenReread } from '../../lib/reread.ts'

export const MAX_MEGABYTES = MAX_JOB_FILE_BYTES / 1024 / 1024

/** Why a file is refused before it is sent; undefined for one that may go. */
export function refusalBySize(bytes: number): string | undefined {
  if (bytes === 0) return jobFileError('emptyFile').message
  return bytes > MAX_JOB_FILE_BYTES
    ? jobFileError('tooLarge', { megabytes: MAX_MEGABYTES }).message
    : undefined
}

/** The server's sentence about a file that it could not read. */
export const fileSentence = (error: unknown): string | undefined =>
  error instanceof CallError ? error.fields.find(({ path }) => path === 'file')?.message : undefined

export const importsQuery = queryOptions({
  queryKey: jobImportKeys.receipts,
  queryFn: ({ signal }) => call(listJobImports, {}, { signal }),
  meta: { reads: ['jobs'], isQuiet: true },
})

export const readTables = (file: File, signal: AbortSignal): Promise<JobTables> =>
  call(readJobTables, { file }, { signal })

export const useStoreImport = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof importJobs>['body']): Promise<JobReceipt> =>
      call(importJobs, { body }),
    onSuccess: () => whenReread(client),
  })
}
