import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importSoilSamples } from '@vagu/core/soil-samples/contract'
import { soilFileError } from '@vagu/core/soil-samples/import/messages'
import {
  type ColumnChoice,
  type Decision,
  MAX_SOIL_FILE_BYTES,
  type RememberedTable,
  type SoilReceipt,
  type SoilReview,
  type TableChoice,
} from '@vagu/core/soil-samples/import/schema'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { whenReread } from '../../lib/reread.ts'

export const MAX_MEGABYTES = MAX_SOIL_FILE_BYTES / 1024 / 1024

/** Why a file is refused before it is sent; undefined for one that may go. */
export function refusalBySize(bytes: number): string | undefined {
  if (bytes === 0) return soilFileError('emptyFile').message
  return bytes > MAX_SOIL_FILE_BYTES
    ? soilFileError('tooLarge', { megabytes: MAX_MEGABYTES }).message
    : undefined
}

/** The server's sentence about a file that it could not read. */
export const fileSentence = (error: unknown): string | undefined =>
  error instanceof CallError ? error.fields.find(({ path }) => path === 'file')?.message : undefined

/** Columns and facts as the farmer says that they are. */
export interface Said {
  readonly columns: readonly ColumnChoice[]
  readonly tables: readonly TableChoice[]
}

interface Reading {
  readonly file: File
  readonly importId: string | undefined
  readonly said: Said
  readonly signal: AbortSignal
}

export const useReadSoilFile = () =>
  useMutation({
    mutationFn: async ({ file, importId, said, signal }: Reading): Promise<SoilReview> => {
      const body = { dryRun: true, importId, columns: [...said.columns], tables: [...said.tables] }
      const reply = await call(importSoilSamples, { body, file }, { signal })
      if (!reply.dryRun) throw new Error('the import answered something else')
      return reply
    },
  })

interface Storing {
  readonly importId: string
  readonly decisions: readonly Decision[]
  readonly remember: readonly RememberedTable[]
}

export const useStoreDecisions = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ importId, decisions, remember }: Storing): Promise<SoilReceipt> => {
      const body = { dryRun: false, importId, decisions: [...decisions], remember: [...remember] }
      const reply = await call(importSoilSamples, { body })
      if (reply.dryRun) throw new Error('the import answered something else')
      return reply
    },
    onSuccess: () => whenReread(client),
  })
}
