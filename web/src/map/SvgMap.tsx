import { useElementSize } from '@mantine/hooks'
import { toGrid } from '@vagu/core/geo/estonian-grid'
import { gridRings } from '@vagu/core/geo/map-data'
import type { PointRing } from '@vagu/core/geo/rings'
import { type MapLook, useMapLook } from './look.ts'
import type { MapShape } from './map-shape.ts'
import type { MapViewProps } from './MapView.tsx'
import styles from './MapView.module.css'
import { ESTONIA, LAKES, NEIGHBOURS } from './outline.ts'
import { decodeRing } from './rings.ts'
import { type Plane, planeAround } from './svg-plane.ts'

const LABEL_PX = 13

const ringsOf = (lines: readonly string[]): PointRing[] =>
  lines.map((line) => decodeRing(line).map(([lng, lat]) => toGrid({ lat, lng })))

interface AreaProps {
  readonly area: MapShape
  readonly plane: Plane
  readonly look: MapLook
  readonly isSelected: boolean
  readonly onClick?: ((id: string) => void) | undefined
  readonly onPoint?: ((id: string | undefined) => void) | undefined
}

function SvgArea({ area, plane, look, isSelected, onClick, onPoint }: AreaProps) {
  return (
    <path
      d={plane.path(gridRings(area.shape))}
      fillRule="evenodd"
      fill={area.isOutline ? 'none' : area.colour}
      fillOpacity={look.filling}
      stroke={isSelected ? look.selected : look.line}
      strokeWidth={isSelected ? 4 : 1.5}
      strokeDasharray={area.isOutline ? '6 4' : undefined}
      vectorEffect="non-scaling-stroke"
      {...(onClick && { 'data-clickable': true, onClick: () => onClick(area.id) })}
      {...(onPoint && { onMouseEnter: () => onPoint(area.id), onMouseLeave: () => onPoint(undefined) })}
    >
      <title>{area.label}</title>
    </path>
  )
}

interface NameProps extends Pick<AreaProps, 'area' | 'plane' | 'look'> {
  /** Metres that a pixel of the screen covers. */
  readonly metres: number
}

function SvgName({ area, plane, look, metres }: NameProps) {
  const [x, y] = plane.at(toGrid(area.shape.centroid))
  return (
    <text
      x={x}
      y={y}
      fontSize={LABEL_PX * metres}
      fontWeight={600}
      fill={look.label}
      stroke={look.labelHalo}
      strokeWidth={3 * metres}
    >
      {area.label}
    </text>
  )
}

/** Land, the countries around it, and the large lakes. */
function SvgGround({ plane, look }: Pick<AreaProps, 'plane' | 'look'>) {
  const grounds = [
    [NEIGHBOURS, look.abroad],
    [ESTONIA, look.land],
    [LAKES, look.sea],
  ] as const
  return grounds.map(([lines, colour]) => (
    <path
      key={colour}
      d={plane.path(ringsOf(lines))}
      fill={colour}
      stroke={look.coast}
      vectorEffect="non-scaling-stroke"
    />
  ))
}

/** The same shapes for a browser that cannot draw the map; in the plane of the Estonian grid. */
export function SvgMap({
  label,
  shapes,
  selectedIds = [],
  onShapeClick,
  litId,
  onShapePoint,
  drawing,
}: MapViewProps) {
  const look = useMapLook()
  const { ref, width, height } = useElementSize()
  const drawn: readonly MapShape[] = drawing?.shape
    ? [{ id: 'drawn', shape: drawing.shape, label: '', colour: look.selected }]
    : []
  const all = [...shapes, ...drawn]
  const shown = (drawn.length > 0 ? drawn : all).flatMap(({ shape }) => gridRings(shape))
  const plane = planeAround(shown.length > 0 ? shown : ringsOf(ESTONIA))
  const metres = width === 0 ? 0 : Math.max(plane.width / width, plane.height / height)
  return (
    <div ref={ref} className={styles.svg}>
      <svg
        viewBox={`0 0 ${plane.width} ${plane.height}`}
        role="img"
        aria-label={label}
        style={{ background: look.sea }}
      >
        <SvgGround plane={plane} look={look} />
        {all.map((area) => (
          <SvgArea
            key={area.id}
            area={area}
            plane={plane}
            look={look}
            isSelected={selectedIds.includes(area.id) || area.id === litId}
            onClick={onShapeClick}
            onPoint={area.isOutline ? undefined : onShapePoint}
          />
        ))}
        {shapes.map((area) => (
          <SvgName key={area.id} area={area} plane={plane} look={look} metres={metres} />
        ))}
      </svg>
    </div>
  )
}
