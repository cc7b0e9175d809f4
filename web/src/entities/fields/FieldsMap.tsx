import type { Field } from '@vagu/core/fields/schema'
import { useMemo } from 'react'
import { MapView, type MapViewProps } from '../../map/MapView.tsx'
import { fieldShapes } from './field-shapes.ts'
import { fieldsText } from './text.ts'

/** How a screen of its own shows the map. */
export type FieldsMapView = Pick<
  MapViewProps,
  'litId' | 'onShapePoint' | 'paint' | 'isScreen' | 'coveredPx' | 'cover'
>

interface Props {
  /** Fields that came with their shapes. */
  readonly fields: readonly Field[]
  readonly year: number
  readonly selectedIds?: readonly string[] | undefined
  /** A click on a field: to open it, or to choose it and leave it out again. */
  readonly onToggle?: ((id: string) => void) | undefined
  readonly label?: string
  readonly view?: FieldsMapView | undefined
}

/** Fields of a crop year on the map; it fills the box that it is put in. */
export function FieldsMap({
  fields,
  year,
  selectedIds,
  onToggle,
  view,
  label = fieldsText.allFields,
}: Props) {
  const shapes = useMemo(() => fieldShapes(fields, year), [fields, year])
  return <MapView label={label} shapes={shapes} selectedIds={selectedIds} onShapeClick={onToggle} {...view} />
}
