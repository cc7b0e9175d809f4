import type { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { gridRings } from '@vagu/core/geo/map-data'
import type { PointRing } from '@vagu/core/geo/rings'
import type { MapData } from '@vagu/core/geo/schema'
import type { SmallShape } from '@vagu/core/history/schema'
import { formatQuantity } from '../../../lib/format.ts'
import { isSameJson } from '../../../lib/same-json.ts'
import { ShapeSketch } from '../../../map/ShapeSketch.tsx'
import { hectaresOf } from '../form/field-form.ts'
import { fieldsHistoryText } from './text.ts'
import styles from './YearHistory.module.css'

interface Outline {
  readonly rings: readonly PointRing[]
  readonly hectares: number
}
interface DrawnProps {
  readonly label: string
  readonly before: Outline | null
  readonly after: Outline | null
}

/** A boundary drawn over the one before it, with what both measure. */
function DrawnChange({ label, before, after }: DrawnProps) {
  const areaOf = ({ hectares }: Outline): string => formatQuantity(hectares, 'ha')
  const areas = [
    ...(before ? [fieldsHistoryText.shapeBefore(areaOf(before))] : []),
    ...(after ? [fieldsHistoryText.shapeAfter(areaOf(after))] : []),
  ]
  return (
    <figure className={styles.shapes}>
      <ShapeSketch label={label} rings={after?.rings ?? []} before={before?.rings ?? []} />
      <figcaption>
        {label}: {areas.join(', ')}
      </figcaption>
    </figure>
  )
}

interface LineProps {
  readonly before: SmallShape | null
  readonly after: SmallShape | null
}

/** The boundary that one change of the field made another. */
export const LineChange = (line: LineProps) => <DrawnChange label={fieldsHistoryText.newLine} {...line} />

interface Props {
  readonly field: Field
  readonly year: number
}
const outlineOf = (shape: MapData): Outline => ({ rings: gridRings(shape), hectares: hectaresOf(shape) })

/** The boundary of a crop year over that of the year before, where they differ. */
export function ShapeChange({ field, year }: Props) {
  const [before, after] = [shapeOfYear(field, year - 1), shapeOfYear(field, year)]
  if (before === null || isSameJson(before, after)) return null
  return (
    <DrawnChange
      label={fieldsHistoryText.newShape(year)}
      before={outlineOf(before)}
      after={after && outlineOf(after)}
    />
  )
}
