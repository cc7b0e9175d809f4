import { Button, Group } from '@mantine/core'
import { IconCurrentLocation, IconMapPin, IconMapPinOff } from '@tabler/icons-react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import type { Field } from '@vagu/core/fields/schema'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { gridRings } from '@vagu/core/geo/map-data'
import { middleOf } from '@vagu/core/geo/middle'
import type { LatLng, MapData } from '@vagu/core/geo/schema'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { fieldShapes } from '../fields/field-shapes.ts'
import { fieldShapesQuery, useFieldShapes } from '../fields/use-fields.ts'
import { fieldAt, liesOutside } from './field-at.ts'
import { placeText } from './place-text.ts'
import { findPosition, GOOD_ENOUGH, type Position } from './position.ts'
import layout from '../../ui/layout.module.css'
import { placesText as text } from './text.ts'

const PlaceMap = lazyComponent(async () => (await import('../../map/PlaceMap.tsx')).PlaceMap)

const sentenceOf = (position: Position): string => {
  if (position.kind !== 'found') return text[position.kind]
  const { accuracy } = position
  return accuracy > GOOD_ENOUGH ? text.inaccurate(accuracy) : text.located(accuracy)
}

/** Words of what is placed. */
interface PlaceWords {
  readonly label: string
  readonly marker: string
  readonly hint: string
}
interface Props {
  readonly words: PlaceWords
  readonly year: number
  /** The field that the map shows first. */
  readonly fieldId: string
  readonly place: LatLng | null
  readonly onPlace: (place: LatLng | null) => void
  /** Whether the place is asked of the device at once. */
  readonly isHere?: boolean
  /** Takes the field on which the device is, if any, and says what is to be told of it. */
  readonly onField?: (field: Field | undefined) => string
  /** Sentence where the place lies outside the field. */
  readonly outside?: string
}

/** Where the device is, and the field on which that lies. */
async function seek(client: QueryClient, year: number) {
  const position = await findPosition()
  if (position.kind !== 'found') return { position, field: undefined }
  const fields = await client.ensureQueryData(fieldShapesQuery)
  return { position, field: fieldAt(fields, position.place, year) }
}
type Sought = Awaited<ReturnType<typeof seek>>

/** The place of the device, and what is to be said of it. */
function useHere({ year, isHere = false, onPlace, onField }: Props) {
  const client = useQueryClient()
  const [isLocating, setIsLocating] = useState(isHere)
  const [sentence, setSentence] = useState('')
  const arrive = ({ position, field }: Sought): void => {
    setIsLocating(false)
    const isFound = position.kind === 'found'
    if (isFound) onPlace(position.place)
    setSentence([sentenceOf(position), isFound ? (onField?.(field) ?? '') : ''].join(' ').trim())
  }
  const arriveNow = useEffectEvent(arrive)
  useEffect(() => {
    if (isHere) void seek(client, year).then((sought) => arriveNow(sought))
  }, [isHere, client, year])
  const locate = (): void => {
    setIsLocating(true)
    void seek(client, year).then(arrive)
  }
  return { isLocating, locate, sentence }
}

interface MarkProps extends Pick<Props, 'place' | 'onPlace'> {
  /** Shape of the field; null where it has none. */
  readonly shape: MapData | null
}

/** Puts the first mark in the middle of the field, from where it is moved, or takes the mark away: one button, so that focus stays. */
function MarkButton({ place, shape, onPlace }: MarkProps) {
  if (!place && !shape) return null
  const Icon = place ? IconMapPinOff : IconMapPin
  return (
    <Button
      variant="subtle"
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => onPlace(place || !shape ? null : toLatLng(middleOf(gridRings(shape))))}
    >
      {place ? text.clear : text.middle}
    </Button>
  )
}

function Buttons({ place, shape, onPlace, ...here }: MarkProps & HereButton) {
  return (
    <Group gap="xs">
      <MarkButton place={place} shape={shape} onPlace={onPlace} />
      <Button
        variant="default"
        loading={here.isLocating}
        leftSection={<IconCurrentLocation size={18} aria-hidden />}
        onClick={here.locate}
      >
        {text.locate}
      </Button>
    </Group>
  )
}
type HereButton = Pick<ReturnType<typeof useHere>, 'isLocating' | 'locate'>

/** A place on the map: clicked, dragged, moved by arrows, or where one stands. */
export function PlacePicker(props: Props) {
  const { words, year, fieldId, place, onPlace, outside } = props
  const { isLocating, locate, sentence } = useHere(props)
  const { data: fields } = useFieldShapes()
  const shapes = useMemo(() => fieldShapes(fields ?? [], year), [fields, year])
  const field = fields?.find(({ _id }) => _id === fieldId)
  const shape = field ? shapeOfYear(field, year) : null
  const isAstray = outside !== undefined && place !== null && field && liesOutside(field, place, year)
  return (
    <div role="group" aria-label={words.label}>
      <Group justify="space-between">
        <span className={layout.quiet}>{text.at(words.label, place ? placeText(place) : text.none)}</span>
        <Buttons place={place} shape={shape} onPlace={onPlace} isLocating={isLocating} locate={locate} />
      </Group>
      <p className={layout.quiet} role="status">
        {isLocating ? text.locating : [sentence, isAstray ? outside : ''].join(' ').trim()}
      </p>
      {fields && (
        <PlaceMap
          key={fieldId}
          fallback={<DelayedSkeleton lines={1} height={240} />}
          props={{
            label: words.label,
            shapes,
            focus: shape,
            place,
            onPlace,
            markLabel: words.marker,
          }}
        />
      )}
      <p className={layout.quiet}>{words.hint}</p>
    </div>
  )
}
