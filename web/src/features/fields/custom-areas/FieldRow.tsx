import type { CustomArea } from '@vagu/core/custom-areas/schema'
import type { Field } from '@vagu/core/fields/schema'
import { UnstyledButton } from '@mantine/core'
import { formatQuantity } from '../../../lib/format.ts'
import { AreaCell } from './AreaCell.tsx'
import { cellOf, placeKey, type Row } from './cells.ts'
import styles from './CustomAreas.module.css'
import { customAreasText } from './text.ts'
import type { AreaEdits } from './use-area-edits.ts'

interface Props {
  readonly row: Row
  readonly kinds: readonly CustomArea[]
  readonly year: number
  readonly edits: AreaEdits
  readonly onShow: (field: Field) => void
  readonly index: number
  readonly measure: (element: HTMLElement | null) => void
}

/** A field, its own area, and what each kind makes of it. */
export function FieldRow({ row: { field, name, whole }, kinds, year, edits, onShow, index, measure }: Props) {
  const own = { onType: edits.type, onUndo: edits.undo, onConfirm: edits.confirm }
  return (
    <tr ref={measure} role="row" data-index={index} aria-rowindex={index + 2}>
      <th scope="row" role="rowheader" className={styles.name}>
        <UnstyledButton
          className={styles.show}
          title={customAreasText.showOnMap(name)}
          onClick={() => onShow(field)}
        >
          {name}
        </UnstyledButton>
      </th>
      <td role="cell" className={styles.whole} data-label={customAreasText.actualArea}>
        {formatQuantity(whole, 'ha', 4)}
      </td>
      {kinds.map((kind) => {
        const place = placeKey({ kindId: kind.id, fieldId: field._id, year })
        const { area, status } = cellOf(kind, { fieldId: field._id, year })
        return (
          <td key={kind.id} role="cell" data-label={kind.areaName}>
            <AreaCell
              {...own}
              place={place}
              label={customAreasText.areaOf(name, kind.areaName)}
              stored={area}
              status={status}
              whole={whole}
              typed={edits.edits.get(place)}
              isSaving={edits.saving.has(place)}
            />
          </td>
        )
      })}
    </tr>
  )
}
