import type { RowProblem } from '@vagu/core/field-import/schema'
import type { MainCrop } from '@vagu/core/fields/schema'
import type { PointRing } from '@vagu/core/geo/rings'

/** A row of a file in our own words. A rejected row has no shape, nor has any of a table without shapes. */
export interface FieldRow {
  readonly isRejected: boolean
  /** Number in the file, from 1. */
  readonly row: number
  /** Name of the row in sentences: its name or numbers where the file has any. */
  readonly where: string
  readonly problems: readonly RowProblem[]
  /** Metres of EPSG:3301; empty when the row is rejected, or its table has no shapes. */
  readonly rings: readonly PointRing[]
  readonly name: string
  readonly code: string
  readonly priaCode: string
  readonly externalId: string
  readonly year: number
  /** Hectares: as the file states them, else as measured; 0 when rejected. */
  readonly area: number
  readonly declaredCrop: string | null
  readonly mainCrop: MainCrop | null
}
