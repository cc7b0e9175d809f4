import { Button, Group } from '@mantine/core'
import { IconCurrentLocation, IconMapPinOff } from '@tabler/icons-react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { nameOfYear } from '@vagu/core/fields/rules'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import type { LatLng } from '@vagu/core/geo/schema'
import type { SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { fieldShapes } from '../fields/field-shapes.ts'
import { fieldShapesQuery, useFieldShapes } from '../fields/use-fields.ts'
import { fieldAt } from './field-at.ts'
import { placeText } from './place-text.ts'
import { findPosition, GOOD_ENOUGH, type Position } from './position.ts'
import type { SampleInput } from './sample-form.ts'
import layout from '../../ui/layout.module.css'
import styles from './SampleForm.module.css'
import { soilSamplesText as text } from './text.ts'

const PlaceMap = lazyComponent(async () => (await import('../../map/PlaceMap.tsx')).PlaceMap)

const sentenceOf = (position: Position): string => {
  if (position.kind !== 'found') return text[position.kind]
  const { accuracy } = position
  return accuracy > GOOD_ENOUGH ? text.inaccurate(accuracy) : text.located(accuracy)
}

interface Props {
  readonly year: number
  readonly isHere: boolean
}

/** Where the device is, and the field on which that lies. */
async function seek(client: QueryClient, year: number) {
  const position = await findPosition()
  if (position.kind !== 'found') return { position, field: undefined }
  const fields = await client.ensureQueryData(fieldShapesQuery)
  return { position, field: fieldAt(fields, position.place, year) }
}
type Sought = Awaited<ReturnType<typeof seek>>

/** The place of the device in the form, and what is to be said of it. */
function useHere({ year, isHere }: Props) {
  const { setValue } = useFormContext<SampleInput, unknown, SoilSampleDraft>()
  const client = useQueryClient()
  const { data: fields } = useFieldShapes()
  const [isLocating, setIsLocating] = useState(isHere)
  const [sentence, setSentence] = useState('')
  const arrive = ({ position, field }: Sought): void => {
    setIsLocating(false)
    if (position.kind === 'found') setValue('location', position.place, { shouldDirty: true })
    if (field) setValue('fieldId', field._id, { shouldDirty: true })
    const told = field ? text.atField(nameOfYear(field, year)) : text.outside
    setSentence([sentenceOf(position), position.kind === 'found' ? told : ''].join(' ').trim())
  }
  const arriveFirst = useEffectEvent(arrive)
  useEffect(() => {
    if (isHere) void seek(client, year).then((sought) => arriveFirst(sought))
  }, [isHere, client, year])
  const locate = (): void => {
    setIsLocating(true)
    void seek(client, year).then(arrive)
  }
  return { isLocating, locate, sentence, fields }
}

/** Where the sample was taken: on the map, or where one stands. */
export function PlaceInput(props: Props) {
  const { control, setValue } = useFormContext<SampleInput, unknown, SoilSampleDraft>()
  const [location, fieldId] = useWatch({ control, name: ['location', 'fieldId'] })
  const { isLocating, locate, sentence, fields } = useHere(props)
  const shapes = useMemo(() => fieldShapes(fields ?? [], props.year), [fields, props.year])
  const field = fields?.find(({ _id }) => _id === fieldId)
  const focus = field ? shapeOfYear(field, props.year) : null
  const put = (place: LatLng | null): void => setValue('location', place, { shouldDirty: true })
  return (
    <div role="group" aria-label={text.place}>
      <Group justify="space-between">
        <span className={layout.quiet}>{location ? placeText(location) : text.noPlace}</span>
        <Group gap="xs">
          {location && (
            <Button
              variant="subtle"
              leftSection={<IconMapPinOff size={18} aria-hidden />}
              onClick={() => put(null)}
            >
              {text.clearPlace}
            </Button>
          )}
          <Button
            variant="default"
            loading={isLocating}
            leftSection={<IconCurrentLocation size={18} aria-hidden />}
            onClick={locate}
          >
            {text.locate}
          </Button>
        </Group>
      </Group>
      <p className={layout.quiet} role="status">
        {isLocating ? text.locating : sentence}
      </p>
      <div className={styles.map}>
        {fields && (
          <PlaceMap
            key={fieldId}
            fallback={<DelayedSkeleton lines={1} height={240} />}
            props={{
              label: text.place,
              shapes,
              focus,
              place: location ?? null,
              onPlace: put,
              markLabel: text.marker,
            }}
          />
        )}
      </div>
      <p className={layout.quiet}>{text.placeHint}</p>
    </div>
  )
}
