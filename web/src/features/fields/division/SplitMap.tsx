import { livesIn } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { LatLng, MapData } from '@vagu/core/geo/schema'
import { useMemo } from 'react'
import { fieldShapes } from '../../../entities/fields/field-shapes.ts'
import { useFieldShapes } from '../../../entities/fields/use-fields.ts'
import { formatQuantity } from '../../../lib/format.ts'
import type { MapShape } from '../../../map/map-shape.ts'
import { MapView } from '../../../map/MapView.tsx'
import { thoseNear } from './near.ts'
import type { Preview } from './preview.ts'
import { divisionText } from './text.ts'

/** Colours of the two parts while they are only thought of; each is told by its name too. */
const PART_COLOURS = ['#c98a1b', '#2f6fb0'] as const

/** Metres around the field in which others are shown: what a line may be drawn by. */
const AROUND = 500

const partShapes = ({ parts }: Preview, names: readonly string[]): MapShape[] =>
  parts.map(({ mapData: shape, hectares }, i) => ({
    id: `part-${i}`,
    shape,
    label: names[i] ?? '',
    hint: formatQuantity(hectares, 'ha'),
    colour: PART_COLOURS[i] ?? PART_COLOURS[0],
  }))

interface Props {
  readonly field: Field
  readonly shape: MapData
  readonly year: number
  readonly names: readonly string[]
  readonly preview: Preview
  readonly line: readonly LatLng[]
  readonly onLine: (line: readonly LatLng[]) => void
}

/** The field, or what the line makes of it, among its neighbours. */
export function SplitMap({ field, shape, year, names, preview, line, onLine }: Props) {
  const { data } = useFieldShapes()
  const neighbours = useMemo(() => {
    const others = (data ?? []).filter((other) => other._id !== field._id && livesIn(other, year))
    return thoseNear(shape, fieldShapes(others, year), AROUND)
  }, [data, field, shape, year])
  const own = preview.parts.length > 0 ? partShapes(preview, names) : fieldShapes([field], year)
  return (
    <MapView
      label={divisionText.mapLabel}
      shapes={[...neighbours, ...own]}
      selectedIds={own.map(({ id }) => id)}
      drawing={{ kind: 'line', points: line, over: shape, onChange: onLine }}
    />
  )
}
