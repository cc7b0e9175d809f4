import type { JobTables } from '@vagu/core/job-import/schema'
import type { HeaderPlace, TableColumn } from './columns.ts'
import type { Meanings } from './names.ts'

/** A file that was read, with what is said of it by now. */
export interface ReadFile {
  readonly fileName: string
  readonly tables: JobTables
  readonly sheet: number
  readonly header: HeaderPlace
  readonly columns: readonly TableColumn[]
  readonly meanings: Meanings
}

export const OPEN_STAGES = ['columns', 'names', 'review'] as const
/** A file that was read, at the step where one stands. */
export interface OpenStage {
  readonly name: (typeof OPEN_STAGES)[number]
  readonly file: ReadFile
}
