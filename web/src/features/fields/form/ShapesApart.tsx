import { mainCropOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { useMemo } from 'react'
import { cropStyle } from '../../../entities/crops/crop-style.ts'
import { formatQuantity } from '../../../lib/format.ts'
import { isSameJson } from '../../../lib/same-json.ts'
import type { MapShape } from '../../../map/map-shape.ts'
import { MapView } from '../../../map/MapView.tsx'
import type { Conflict } from '../../../records/use-record-save.ts'
import { uiText } from '../../../ui/text.ts'
import { fieldsPageText } from '../text.ts'
import { type FieldEdit, hectaresOf } from './field-form.ts'
import layout from '../../../ui/layout.module.css'
import styles from './form.module.css'

interface Props {
  readonly conflict: Conflict<Field, FieldEdit>
  readonly year: number
}

/** The shapes of two versions over each other: the farmer's own filled, the stored one dashed. */
export function ShapesApart({ conflict: { mine, stored }, year }: Props) {
  const shapes = useMemo((): MapShape[] => {
    const { colour } = cropStyle(mainCropOf(stored, year))
    const shapeOf = (version: 'mine' | 'theirs', shape: Field['mapData']): MapShape[] =>
      shape
        ? [
            {
              id: version,
              shape,
              colour,
              label: fieldsPageText.shapeNamed(uiText[version], formatQuantity(hectaresOf(shape), 'ha')),
              isOutline: version === 'theirs',
            },
          ]
        : []
    return [...shapeOf('mine', mine.mapData), ...shapeOf('theirs', stored.mapData)]
  }, [mine, stored, year])
  if (isSameJson(mine.mapData ?? null, stored.mapData ?? null)) return null
  return (
    <figure className={styles.apart}>
      <div className={styles.map}>
        <MapView label={fieldsPageText.shapesApart} shapes={shapes} />
      </div>
      <figcaption className={layout.quiet}>{fieldsPageText.shapesApartText}</figcaption>
    </figure>
  )
}
