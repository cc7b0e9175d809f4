import { SegmentedControl } from '@mantine/core'
import { NEED_CLASSES, PH_CLASSES } from '@vagu/core/soil-samples/classes'
import { DECIMALS, fieldValueOf } from '@vagu/core/soil-samples/field-value'
import { useMemo, useState } from 'react'
import { ColourLegend, type ColourLook } from '../../entities/fields/ColourLegend.tsx'
import { fieldShapes } from '../../entities/fields/field-shapes.ts'
import { useFieldShapes } from '../../entities/fields/use-fields.ts'
import {
  GRADE_LOOKS,
  IS_ADVISORY,
  lookOf,
  NO_SAMPLE_COLOUR,
  UNKNOWN_LOOK,
} from '../../entities/soil-samples/grades.ts'
import { soilSamplesText } from '../../entities/soil-samples/text.ts'
import { formatNumber } from '../../lib/format.ts'
import { MapView } from '../../map/MapView.tsx'
import type { MapShape } from '../../map/map-shape.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import type { FieldRow } from './field-rows.ts'
import layout from '../../ui/layout.module.css'
import styles from './SoilSamples.module.css'
import { soilPageText as text } from './text.ts'

const SHOWN = ['p', 'k', 'ph'] as const
type Shown = (typeof SHOWN)[number]

/** A field in the colour of its class, with its letters behind the name, for the colour never stands alone, and the figure. */
function paintedShape(shape: MapShape, row: FieldRow | undefined, figure: Shown): MapShape {
  const value = row && fieldValueOf(row.round, figure)
  if (!value) return { ...shape, colour: NO_SAMPLE_COLOUR, hint: text.noSample }
  const look = lookOf(value.grade)
  return {
    ...shape,
    label: `${shape.label} ${look.letters}`,
    colour: look.colour,
    hint: formatNumber(value.value, DECIMALS[figure]),
  }
}

const looksOf = (figure: Shown): ColourLook[] => [
  ...(figure === 'ph' ? PH_CLASSES : NEED_CLASSES).map((grade) => GRADE_LOOKS[grade]),
  UNKNOWN_LOOK,
  { word: text.noSample, letters: '–', colour: NO_SAMPLE_COLOUR },
]

interface Props {
  readonly rows: readonly FieldRow[]
  readonly year: number
  readonly onOpen: (row: FieldRow) => void
}

/** The fields on the map, in the colours of their classes. */
export function SoilMap({ rows, year, onOpen }: Props) {
  const [figure, setFigure] = useState<Shown>('p')
  const { data, isPending, isError, isFetching, refetch } = useFieldShapes()
  const byId = useMemo(() => new Map(rows.map((row) => [row.fieldId, row])), [rows])
  const shapes = useMemo(
    () =>
      fieldShapes(
        (data ?? []).filter(({ _id }) => byId.has(_id)),
        year,
      ).map((shape) => paintedShape(shape, byId.get(shape.id), figure)),
    [data, byId, year, figure],
  )
  if (isPending) return <DelayedSkeleton lines={1} height={360} />
  if (isError) return <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
  const missing = rows.length - shapes.length
  return (
    <>
      <div className={styles.mapBar}>
        <SegmentedControl
          aria-label={text.figure}
          value={figure}
          onChange={(next) => setFigure(next)}
          data={SHOWN.map((value) => ({ value, label: text.figures[value] }))}
        />
        <ColourLegend
          label={text.legend}
          looks={looksOf(figure)}
          note={IS_ADVISORY[figure] ? soilSamplesText.advisory : undefined}
        />
      </div>
      <div className={styles.map}>
        <MapView
          label={text.map}
          shapes={shapes}
          onShapeClick={(id) => {
            const row = byId.get(id)
            if (row) onOpen(row)
          }}
        />
      </div>
      {missing > 0 && <p className={layout.quiet}>{text.withoutShape(missing)}</p>}
    </>
  )
}
