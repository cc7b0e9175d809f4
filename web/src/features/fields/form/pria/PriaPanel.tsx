import { Alert, Badge, Button, Group, Stack } from '@mantine/core'
import type { PriaArea } from '@vagu/core/pria-map/schema'
import { useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { fieldShapes } from '../../../../entities/fields/field-shapes.ts'
import { useFieldShapes } from '../../../../entities/fields/use-fields.ts'
import { formatQuantity } from '../../../../lib/format.ts'
import type { MapShape } from '../../../../map/map-shape.ts'
import { MapView } from '../../../../map/MapView.tsx'
import { ChoiceChips } from '../../../../ui/ChoiceChips.tsx'
import type { FieldEdit, FieldInput } from '../field-form.ts'
import { AreaFacts } from './AreaFacts.tsx'
import styles from './pria.module.css'
import { priaText } from './text.ts'
import type { PriaSearch } from './use-pria-search.ts'

/** Of the farmer's own shape on this map. */
const OWN_COLOUR = '#2b6e46'

const ownShape = (shape: FieldInput['mapData']): MapShape[] =>
  shape ? [{ id: 'own', shape, label: '', colour: OWN_COLOUR }] : []
const priaShape = (area: PriaArea): MapShape => ({
  id: 'pria',
  shape: area,
  label: priaText.outline,
  colour: OWN_COLOUR,
  isOutline: true,
})

const nameOf = ({ kind, number, area, year, crop }: PriaArea): string => {
  const hectares = formatQuantity(area, 'ha')
  return kind === 'massif'
    ? priaText.massif(number, hectares)
    : priaText.declaredField(String(year ?? ''), crop ?? priaText.noCrop, hectares)
}

/** The parcel that a shape lies in; a declared field does not say its own. */
const parcelNumber = (areas: readonly PriaArea[], area: PriaArea): string | undefined =>
  (area.kind === 'massif' ? area : areas.find(({ kind }) => kind === 'massif'))?.number

interface Props {
  readonly search: PriaSearch
  readonly year: number
  /** Whether the shape of the form may be another one. */
  readonly canTake: boolean
}

/** Shapes on the map: what was found over the farmer's own shape, or while nothing is found, where he looks. */
function useShapes(own: FieldInput['mapData'], chosen: PriaArea | undefined, year: number): MapShape[] {
  const { data } = useFieldShapes()
  return useMemo(() => {
    const mine = ownShape(own)
    if (chosen) return [...mine, priaShape(chosen)]
    return mine.length > 0 ? mine : fieldShapes(data ?? [], year)
  }, [own, chosen, data, year])
}

/** Areas that PRIA's map shows, beside the shape of the form. */
export function PriaPanel({ search, year, canTake }: Props) {
  const { setValue, watch } = useFormContext<FieldInput, unknown, FieldEdit>()
  const own = watch('mapData')
  const { found, way } = search
  const areas = found?.areas ?? []
  const [index, setIndex] = useState(0)
  const chosen = areas[index] ?? areas[0]
  const shapes = useShapes(own, chosen, year)
  const take = (area: PriaArea): void => {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('mapData', { centroid: area.centroid, geometry: area.geometry }, options)
    const number = parcelNumber(areas, area)
    if (number !== undefined) setValue('code', number, options)
    search.close()
  }
  const pick = (place: { lat: number; lng: number }): void => {
    setIndex(0)
    search.at(place)
  }
  return (
    <Stack component="section" aria-label={priaText.panel} gap="sm" className={styles.panel}>
      {found?.isTest && (
        <Badge variant="outline" tt="none">
          {priaText.testMap}
        </Badge>
      )}
      {way === 'place' && <p className={styles.hint}>{priaText.pickHint}</p>}
      <div className={styles.map}>
        <MapView label={priaText.map} shapes={shapes} {...(way === 'place' && { onPlaceClick: pick })} />
      </div>
      {way === 'place' && search.isAsking && <p role="status">{priaText.searching}</p>}
      {way === 'place' && search.error && (
        <Alert color="orange" role="alert">
          {search.error}
        </Alert>
      )}
      {areas.length > 1 && (
        <ChoiceChips
          label={priaText.found}
          name="pria-area"
          choices={areas.map((area, i) => ({ value: String(i), label: nameOf(area) }))}
          value={String(index)}
          onChange={(value) => setIndex(Number(value))}
        />
      )}
      {chosen && <AreaFacts area={chosen} own={own ?? null} />}
      <Group gap="sm">
        {chosen && canTake && <Button onClick={() => take(chosen)}>{priaText.take}</Button>}
        <Button variant="default" onClick={search.close}>
          {priaText.close}
        </Button>
      </Group>
    </Stack>
  )
}
