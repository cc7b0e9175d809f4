import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reviewFieldFile, storeReviewedFields } from '@vagu/core/field-import/contract'
import { fileError } from '@vagu/core/field-import/messages'
import { MAX_FILE_BYTES, type Review } from '@vagu/core/field-import/schema'
import { fieldKeys } from '../../entities/fields/keys.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { whenReread } from '../../lib/reread.ts'
import type { Selected } from './choices.ts'

export const MAX_MEGABYTES = MAX_FILE_BYTES / 1024 / 1024

/** Why a file is refused before it is sent; undefined for one that may go. */
export function refusalBySize(bytes: number): string | undefined {
  if (bytes === 0) return fileError('emptyFile').message
  return bytes > MAX_FILE_BYTES ? fileError('tooLarge', { megabytes: MAX_MEGABYTES }).message : undefined
}

/** The server's sentence about a file that it could not read. */
export const fileSentence = (error: unknown): string | undefined =>
  error instanceof CallError ? error.fields.find(({ path }) => path === 'file')?.message : undefined

interface FileOfYear {
  readonly file: File
  /** Crop year of rows that name none; of all rows, where `isForAll`. */
  readonly year: number
  readonly isForAll: boolean
  readonly signal: AbortSignal
}

export const useReviewFile = () =>
  useMutation({
    mutationFn: ({ file, year, isForAll, signal }: FileOfYear): Promise<Review> =>
      call(
        reviewFieldFile,
        { file, query: { year: String(year), isForAll: isForAll ? 'true' : 'false' } },
        { signal },
      ),
  })

export const useStoreSelected = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rows: readonly Selected[]) => call(storeReviewedFields, { body: { rows: [...rows] } }),
    onSuccess: async () => {
      await whenReread(client)
      // the list is nowhere on the screen: without this it would come up as it was before
      await client.refetchQueries({ queryKey: fieldKeys.lists, type: 'inactive' })
    },
  })
}
