import { type FileNote, type FileProblem, MAX_POINTS, type Review } from '@vagu/core/field-import/schema'
import { fileError } from '@vagu/core/field-import/messages'
import { AppError } from '@vagu/core/errors'
import type { Point } from '@vagu/core/geo/estonian-grid'

/** Characters that a point takes in a text, about; and the longest text of a shape that is taken apart. */
export const POINT_TEXT = 20
export const MAX_SHAPE_TEXT = 4 * POINT_TEXT * MAX_POINTS

interface TooManyPoints {
  readonly code: 'tooManyPoints'
  readonly points: number
}
/** Why the rings of a row were not taken apart. */
export type RowFlaw = { readonly code: 'curvedShape' | 'shapeCut' } | TooManyPoints

/** One parcel as its file has it: rings in the file's own numbers and order, attributes as text. */
export interface RawRow {
  readonly rings: readonly (readonly Point[])[]
  /** Place of the outer ring of each ring among them, where the file tells holes from ground. */
  readonly outers?: readonly number[]
  readonly attributes: Readonly<Record<string, string>>
  readonly flaw?: RowFlaw | undefined
  /** Whether a polygon stood in the row several times; it is among the rings once. */
  readonly hasRepeats?: boolean
}

/** A file taken apart, before anybody asked what its numbers mean. */
export interface RawFile {
  readonly format: Review['format']
  readonly rows: readonly RawRow[]
  /** Every coordinate system that the file names, in its own words. */
  readonly systems: readonly string[]
  /** False for a table without shapes: its rows are known by their numbers and names. */
  readonly hasShapes?: boolean
  /** Notes about the whole file. */
  readonly notes?: readonly FileNote[]
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
