import type { ReviewRow } from '@vagu/core/field-import/schema'
import { memo, useMemo } from 'react'
import { cropStyle } from '../../entities/crops/crop-style.ts'
import { fieldShapes } from '../../entities/fields/field-shapes.ts'
import { useFieldShapes } from '../../entities/fields/use-fields.ts'
import type { MapShape } from '../../map/map-shape.ts'
import { MapView } from '../../map/MapView.tsx'
import { type LitRow, useLitKey } from '../../ui/lit-row.ts'
import styles from './field-import.module.css'
import { fieldImportText } from './text.ts'

const idOf = (key: string | number): string => `row-${key}`
const rowOf = (id: string): string | undefined => /^row-(\d+)$/.exec(id)?.[1]

const newShape = ({ row, draft, mainCrop, fieldName }: ReviewRow): MapShape[] =>
  draft?.mapData
    ? [
        {
          id: idOf(row),
          shape: draft.mapData,
          label: fieldName ?? draft.name,
          colour: cropStyle(mainCrop).colour,
        },
      ]
    : []

/** A field as it stands now. One that a shape of the file takes the place of bears its name there. */
const oldShape = (shape: MapShape, isReplaced: boolean): MapShape => ({
  ...shape,
  ...(isReplaced && { label: '', hint: '' }),
  isOutline: true,
})

interface Props {
  readonly rows: readonly ReviewRow[]
  /** The row that is pointed at in the table or on the map. */
  readonly lit: LitRow
}

/** The rows that are shown, filled, and the fields that the farm has as dashed lines over them. */
export const ReviewMap = memo(function ReviewMap({ rows, lit }: Props) {
  const { data } = useFieldShapes()
  const litKey = useLitKey(lit)
  const shapes = useMemo(() => {
    const year = rows[0]?.year ?? 0
    const drawn = rows.flatMap(newShape)
    const replaced = new Set(rows.flatMap(({ fieldId, draft }) => (draft?.mapData ? (fieldId ?? []) : [])))
    return [
      ...drawn,
      ...fieldShapes(data ?? [], year).map((shape) => oldShape(shape, replaced.has(shape.id))),
    ]
  }, [data, rows])
  // a row of a table without shapes stands for the field that it goes to
  const litRow = rows.find(({ row }) => String(row) === litKey)
  const litId = litRow?.draft?.mapData ? idOf(litRow.row) : (litRow?.fieldId ?? undefined)
  return (
    <section aria-label={fieldImportText.map}>
      <div className={styles.map}>
        <MapView
          label={fieldImportText.mapLabel}
          shapes={shapes}
          litId={litId}
          onShapePoint={(id) => lit.light(id === undefined ? undefined : rowOf(id))}
          onShapeClick={(id) => {
            const key = rowOf(id)
            if (key !== undefined) lit.seek(key)
          }}
        />
      </div>
      <p className={styles.quiet}>{fieldImportText.mapHint}</p>
    </section>
  )
})
