import type { FileProblem, Review } from '@vagu/core/field-import/schema'
import { fileError } from '@vagu/core/field-import/messages'
import { AppError } from '@vagu/core/errors'
import type { Point } from '@vagu/core/geo/estonian-grid'

/** One parcel as its file has it: rings in the file's own numbers and order, attributes as text. */
export interface RawRow {
  readonly rings: readonly (readonly Point[])[]
  readonly attributes: Readonly<Record<string, string>>
}

/** A file taken apart, before anybody asked what its numbers mean. */
export interface RawFile {
  readonly format: Review['format']
  readonly rows: readonly RawRow[]
  /** Every coordinate system that the file names, in its own words. */
  readonly systems: readonly string[]
}

/** The refusal of a whole file. */
export const refusal = (code: FileProblem, facts: Readonly<Record<string, string | number>> = {}): AppError =>
  new AppError(code === 'tooLarge' ? 'tooLarge' : 'invalid', { fields: [fileError(code, facts)] })

/** Runs a reader; whatever it trips over is a file that cannot be read. */
export function reading<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refusal('unreadable', { place })
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
