import { middleOf } from '@vagu/core/geo/middle'
import type { MapData } from '@vagu/core/geo/schema'
import type { PriaRow, PriaShape } from '@vagu/core/pria/schema'
import { memo, useMemo } from 'react'
import type { MapShape } from '../../map/map-shape.ts'
import { MapView } from '../../map/MapView.tsx'
import layout from '../../ui/layout.module.css'
import { type LitRow, useLitKey } from '../../ui/lit-row.ts'
import styles from './Comparison.module.css'
import { rowTitle } from './short-facts.ts'
import { compareText as text } from './text.ts'

const OURS = '#7fb08a'
const THEIRS = '#1857b8'

/** A shape as the map takes it: without a closing point, with its middle. */
function mapDataOf(shape: PriaShape): MapData | undefined {
  const rings = shape
    .map((ring) => ring.map(([lat, lng]) => ({ lat, lng })))
    .filter(({ length }) => length > 2)
  if (rings.length === 0) return undefined
  const [lng, lat] = middleOf(rings.map((ring) => ring.map((point) => [point.lng, point.lat] as const)))
  return { centroid: { lat, lng }, geometry: { rings } }
}

const theirsOf = (id: string): string => `pria ${id}`
const rowOf = (id: string): string => (id.startsWith('pria ') ? id.slice('pria '.length) : id)

function shapesOf(row: PriaRow): MapShape[] {
  const ours = row.shapes?.ours && mapDataOf(row.shapes.ours)
  const theirs = row.shapes?.theirs && mapDataOf(row.shapes.theirs)
  const label = rowTitle(row)
  return [
    ...(ours ? [{ id: row.id, shape: ours, label, colour: OURS }] : []),
    ...(theirs
      ? [{ id: theirsOf(row.id), shape: theirs, label: ours ? '' : label, colour: THEIRS, isOutline: true }]
      : []),
  ]
}

interface Props {
  readonly rows: readonly PriaRow[]
  /** The row that is pointed at in the table or on the map. */
  readonly lit: LitRow
}

/** Fields of the rows that are shown: ours filled, the agency's as dashed lines over them. */
export const ComparisonMap = memo(function ComparisonMap({ rows, lit }: Props) {
  const litKey = useLitKey(lit)
  const shapes = useMemo(() => rows.flatMap(shapesOf), [rows])
  const litId = shapes.find(({ id }) => rowOf(id) === litKey)?.id
  if (shapes.length === 0) return null
  return (
    <section aria-label={text.map}>
      <div className={styles.map}>
        <MapView
          label={text.mapLabel}
          shapes={shapes}
          litId={litId}
          onShapePoint={(id) => lit.light(id === undefined ? undefined : rowOf(id))}
          onShapeClick={(id) => lit.seek(rowOf(id))}
        />
      </div>
      <p className={layout.quiet}>{text.mapHint}</p>
    </section>
  )
})
