import { useElementSize, useMergedRef } from '@mantine/hooks'
import { type Point, toGrid } from '@vagu/core/geo/estonian-grid'
import { gridRings } from '@vagu/core/geo/map-data'
import type { PointRing } from '@vagu/core/geo/rings'
import type { MapData } from '@vagu/core/geo/schema'
import {
  memo,
  type ReactNode,
  type SVGProps,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { GroundContext } from './editor/ground.ts'
import type { GroundMapProps } from './GroundMap.tsx'
import { type MapLook, useMapLook } from './look.ts'
import type { MapShape } from './map-shape.ts'
import styles from './MapView.module.css'
import { LABEL_PX, namesWithRoom } from './name-room.ts'
import { ESTONIA, LAKES, NEIGHBOURS } from './outline.ts'
import type { MapPaint } from './paint.ts'
import { decodeRing } from './rings.ts'
import { type Plane, planeAround } from './svg-plane.ts'
import { type SvgGround, svgGround, zoomed } from './svg-view.ts'
import { mapText } from './text.ts'

const ringsOf = (lines: readonly string[]): PointRing[] =>
  lines.map((line) => decodeRing(line).map(([lng, lat]) => toGrid({ lat, lng })))

interface AreaProps {
  readonly area: MapShape
  readonly plane: Plane
  readonly look: MapLook
  readonly isSelected: boolean
  readonly paint?: MapPaint | undefined
  readonly onClick?: ((id: string) => void) | undefined
  readonly onPoint?: ((id: string | undefined) => void) | undefined
}

/** A shape by itself is drawn anew only when it is chosen or coloured otherwise: the hand waits while a thousand are. */
const SvgArea = memo(function SvgArea({ area, plane, look, isSelected, paint, onClick, onPoint }: AreaProps) {
  return (
    <path
      d={plane.path(gridRings(area.shape))}
      fillRule="evenodd"
      fill={area.isOutline ? 'none' : (paint?.colours.get(area.id) ?? area.colour)}
      fillOpacity={paint?.faint.has(area.id) ? look.filling / 8 : look.filling}
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
})

interface NameProps extends Pick<AreaProps, 'area' | 'plane' | 'look'> {
  /** Units of the plane that a pixel of the screen covers. */
  readonly perPixel: number
}

const SvgName = memo(function SvgName({ area, plane, look, perPixel }: NameProps) {
  const [x, y] = plane.at(toGrid(area.shape.centroid))
  return (
    <text
      x={x}
      y={y}
      fontSize={LABEL_PX * perPixel}
      fontWeight={600}
      fill={look.label}
      stroke={look.labelHalo}
      strokeWidth={3 * perPixel}
    >
      {area.label}
    </text>
  )
})

/** Land, the countries around it, and the large lakes. */
const SvgGround = memo(function SvgGround({ plane, look }: Pick<AreaProps, 'plane' | 'look'>) {
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
})

interface PictureProps extends Pick<GroundMapProps, 'shapes' | 'onShapeClick' | 'onShapePoint' | 'paint'> {
  readonly selectedIds: readonly string[]
  readonly plane: Plane
  readonly look: MapLook
  readonly perPixel: number
}

const SvgPicture = memo(function SvgPicture(props: PictureProps) {
  const { shapes, selectedIds, onShapeClick, onShapePoint, paint, plane, look, perPixel } = props
  const named = useMemo(() => {
    const names = shapes.map(({ id, label, shape }) => ({
      id,
      text: label,
      at: plane.at(toGrid(shape.centroid)),
    }))
    const free = namesWithRoom(names, perPixel)
    return shapes.filter(({ id }) => free.has(id))
  }, [shapes, plane, perPixel])
  return (
    <>
      <SvgGround plane={plane} look={look} />
      {shapes.map((area) => (
        <SvgArea
          key={area.id}
          area={area}
          plane={plane}
          look={look}
          isSelected={selectedIds.includes(area.id)}
          paint={paint}
          onClick={onShapeClick}
          onPoint={area.isOutline ? undefined : onShapePoint}
        />
      ))}
      {named.map((area) => (
        <SvgName key={area.id} area={area} plane={plane} look={look} perPixel={perPixel} />
      ))}
    </>
  )
})

interface LitProps extends Pick<AreaProps, 'area' | 'plane' | 'look'> {
  readonly image: Pick<SVGProps<SVGSVGElement>, 'viewBox' | 'style'>
}

/**
 * The edge of the shape that is pointed at, in an image of its own over the one that lies still: an image of a thousand shapes
 * that changes in one of them is laid out as a whole.
 */
const LitShape = ({ area, plane, look, image }: LitProps) => (
  <svg {...image} className={styles.lit} aria-hidden>
    <path d={plane.path(gridRings(area.shape))} fill="none" stroke={look.selected} strokeWidth={4} />
  </svg>
)

const NOTHING_SELECTED: readonly string[] = []

/** The plane around what is looked at first: a shape of its own, all shapes, or Estonia. */
function planeOf(
  shapes: readonly MapShape[],
  focus?: MapData | null,
  unitOf?: Parameters<typeof planeAround>[1],
): Plane {
  const shown = focus ? gridRings(focus) : shapes.flatMap(({ shape }) => gridRings(shape))
  return planeAround(shown.length > 0 ? shown : ringsOf(ESTONIA), unitOf)
}

/** The image that is drawn on: it can be moved and brought nearer. */
function DrawnSvg({ label, shapes, focus, overlay }: GroundMapProps) {
  const look = useMapLook()
  const host = useRef<HTMLDivElement>(null)
  const [plane] = useState(() => planeOf(shapes, focus))
  const [ground, setGround] = useState<SvgGround>()
  const { ref, width, height } = useElementSize()
  useEffect(() => {
    if (!host.current) return undefined
    const made = svgGround(host.current, plane)
    setGround(made)
    return made.stop
  }, [plane])
  return (
    <div ref={useMergedRef(ref, host)} className={styles.svg} data-ready={ground !== undefined}>
      {ground && overlay && (
        <>
          <MovedSvg label={label} ground={ground} size={[width, height]}>
            {(metres) => (
              <SvgPicture
                shapes={shapes}
                selectedIds={NOTHING_SELECTED}
                plane={plane}
                look={look}
                perPixel={metres}
              />
            )}
          </MovedSvg>
          <GroundContext value={ground}>{overlay}</GroundContext>
          <div className={styles.zoom}>
            <ZoomButton ground={ground} label={mapText.zoomIn} sign="+" factor={0.5} />
            <ZoomButton ground={ground} label={mapText.zoomOut} sign="−" factor={2} />
          </div>
        </>
      )}
    </div>
  )
}

interface MovedProps {
  readonly label: string
  readonly ground: SvgGround
  readonly size: Point
  readonly children: (metres: number) => ReactNode
}

function MovedSvg({ label, ground, size: [width, height], children }: MovedProps) {
  const look = useMapLook()
  const { left, top, metres } = useSyncExternalStore(ground.view.subscribe, ground.view.get)
  return (
    <svg
      viewBox={`${left} ${top} ${width * metres} ${height * metres}`}
      role="img"
      aria-label={label}
      style={{ background: look.sea }}
    >
      {children(metres)}
    </svg>
  )
}

interface ZoomProps {
  readonly ground: SvgGround
  readonly label: string
  readonly sign: string
  readonly factor: number
}

function ZoomButton({ ground, label, sign, factor }: ZoomProps) {
  const zoom = (): void => {
    const { clientWidth, clientHeight } = ground.host
    ground.view.set(zoomed(ground.view.get(), factor, [clientWidth / 2, clientHeight / 2]))
  }
  return (
    <button type="button" aria-label={label} title={label} onClick={zoom}>
      {sign}
    </button>
  )
}

/** Pixels that an image is taken to have until its frame has been measured. */
const UNMEASURED: Point = [1000, 1000]

/** The image that is only looked at. */
function StillSvg(props: GroundMapProps) {
  const { label, shapes, selectedIds = NOTHING_SELECTED, onShapeClick, litId, onShapePoint, paint } = props
  const look = useMapLook()
  const { ref, width, height } = useElementSize()
  // In units of a pixel: where the page has layers over each other Chromium makes the image one of its own, and an image of as many
  // units as a county has metres across is cut into so many tiles that the page stands still for ever.
  const plane = useMemo(() => {
    const [across, down] = width === 0 ? UNMEASURED : [width, height]
    return planeOf(shapes, undefined, ([east, south]) => Math.max(east / across, south / down) || 1)
  }, [shapes, width, height])
  const image = {
    viewBox: `0 0 ${plane.width} ${plane.height}`,
    style: width === 0 ? {} : { width, height },
  }
  const lit = shapes.find(({ id }) => id === litId)
  return (
    <div ref={ref} className={styles.svg} data-still>
      <svg {...image} role="img" aria-label={label} style={{ background: look.sea, ...image.style }}>
        <SvgPicture
          shapes={shapes}
          selectedIds={selectedIds}
          onShapeClick={onShapeClick}
          onShapePoint={onShapePoint}
          paint={paint}
          plane={plane}
          look={look}
          perPixel={1}
        />
      </svg>
      {lit && <LitShape area={lit} plane={plane} look={look} image={image} />}
    </div>
  )
}

/** The same shapes for a browser that cannot draw the map; in the plane of the Estonian grid. */
export const SvgMap = (props: GroundMapProps) =>
  props.overlay ? <DrawnSvg {...props} /> : <StillSvg {...props} />
