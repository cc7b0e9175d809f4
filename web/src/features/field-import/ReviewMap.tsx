import type { ReviewRow } from '@vagu/core/field-import/schema'
import { memo, useMemo } from 'react'
import { cropStyle } from '../../entities/crops/crop-style.ts'
import { fieldShapes } from '../../entities/fields/field-shapes.ts'
import { useFieldShapes } from '../../entities/fields/use-fields.ts'
import type { MapShape } from '../../map/map-shape.ts'
import { MapView } from '../../map/MapView.tsx'
import styles from './field-import.module.css'
import { fieldImportText } from './text.ts'

const shapeOf = ({ row, draft, mainCrop, fieldId }: ReviewRow): MapShape[] =>
  draft?.mapData
    ? [
        {
          id: `row-${row}`,
          shape: draft.mapData,
          // A field that is there already bears its name.
          label: fieldId === null ? draft.name : '',
          colour: cropStyle(mainCrop).colour,
          isOutline: true,
        },
      ]
    : []

/** The rows that are shown, over the fields that the farm has under them. */
export const ReviewMap = memo(function ReviewMap({ rows }: { readonly rows: readonly ReviewRow[] }) {
  const { data } = useFieldShapes()
  const shapes = useMemo(() => {
    const year = rows[0]?.year ?? 0
    return [...fieldShapes(data ?? [], year), ...rows.flatMap(shapeOf)]
  }, [data, rows])
  return (
    <section aria-label={fieldImportText.map}>
      <div className={styles.map}>
        <MapView label={fieldImportText.mapLabel} shapes={shapes} />
      </div>
      <p className={styles.quiet}>{fieldImportText.mapHint}</p>
    </section>
  )
})
