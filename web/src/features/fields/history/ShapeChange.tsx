import type { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { formatQuantity } from '../../../lib/format.ts'
import { isSameJson } from '../../../lib/same-json.ts'
import { ShapeSketch } from '../../../map/ShapeSketch.tsx'
import { hectaresOf } from '../form/field-form.ts'
import { fieldsHistoryText } from './text.ts'
import styles from './YearHistory.module.css'

interface Props {
  readonly field: Field
  readonly year: number
}

/** The boundary of a crop year over that of the year before, where they differ. */
export function ShapeChange({ field, year }: Props) {
  const [before, after] = [shapeOfYear(field, year - 1), shapeOfYear(field, year)]
  if (before === null || isSameJson(before, after)) return null
  const areaOf = (shape: typeof before): string => formatQuantity(hectaresOf(shape), 'ha')
  return (
    <figure className={styles.shapes}>
      <ShapeSketch label={fieldsHistoryText.newShape(year)} shape={after} before={before} />
      <figcaption>
        {fieldsHistoryText.newShape(year)}: {fieldsHistoryText.shapeBefore(areaOf(before))}
        {after && `, ${fieldsHistoryText.shapeAfter(areaOf(after))}`}
      </figcaption>
    </figure>
  )
}
