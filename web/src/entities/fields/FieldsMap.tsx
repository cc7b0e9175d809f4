import type { Field } from '@vagu/core/fields/schema'
import { useMemo } from 'react'
import { MapView } from '../../map/MapView.tsx'
import { fieldShapes } from './field-shapes.ts'
import { fieldsText } from './text.ts'

interface Props {
  /** Fields that came with their shapes. */
  readonly fields: readonly Field[]
  readonly year: number
  readonly selectedIds?: readonly string[] | undefined
  /** A click on a field: to open it, or to choose it and leave it out again. */
  readonly onToggle?: ((id: string) => void) | undefined
  readonly label?: string
}

/** Fields of a crop year on the map; it fills the box that it is put in. */
export function FieldsMap({ fields, year, selectedIds, onToggle, label = fieldsText.allFields }: Props) {
  const shapes = useMemo(() => fieldShapes(fields, year), [fields, year])
  return <MapView label={label} shapes={shapes} selectedIds={selectedIds} onShapeClick={onToggle} />
}
