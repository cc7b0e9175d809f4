import type { CustomArea } from '@vagu/core/custom-areas/schema'
import type { Field } from '@vagu/core/fields/schema'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { formatQuantity } from '../../../lib/format.ts'
import { VirtualRows } from '../../../ui/VirtualRows.tsx'
import { AreaCell } from './AreaCell.tsx'
import { cellOf, placeKey, type Row, rowsOf } from './cells.ts'
import styles from './CustomAreas.module.css'
import { words } from './text.ts'
import type { AreaEdits } from './use-area-edits.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly kinds: readonly CustomArea[]
  readonly year: number
  readonly edits: AreaEdits
  readonly onShow: (field: Field) => void
  readonly onEdit: (kind: CustomArea) => void
  readonly onDelete: (kind: CustomArea) => void
}

type HeadProps = { readonly kind: CustomArea } & Pick<Props, 'onEdit' | 'onDelete'>

function KindHead({ kind, onEdit, onDelete }: HeadProps) {
  return (
    <div className={styles['kind']}>
      <span className={styles['kindName']}>{kind.areaName}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={words.editKind(kind.areaName)}
        onClick={() => onEdit(kind)}
      >
        <IconEdit size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={words.deleteKind(kind.areaName)}
        onClick={() => onDelete(kind)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

type RowProps = Pick<Props, 'kinds' | 'year' | 'edits' | 'onShow'> & {
  readonly row: Row
  readonly index: number
  readonly measure: (element: HTMLElement | null) => void
}

function FieldRow({ row: { field, name, whole }, kinds, year, edits, onShow, index, measure }: RowProps) {
  const own = { onType: edits.type, onUndo: edits.undo, onConfirm: edits.confirm }
  return (
    <tr ref={measure} role="row" data-index={index} aria-rowindex={index + 2}>
      <th scope="row" role="rowheader" className={styles['name']}>
        <UnstyledButton
          className={styles['show'] ?? ''}
          title={words.showOnMap(name)}
          onClick={() => onShow(field)}
        >
          {name}
        </UnstyledButton>
      </th>
      <td role="cell" className={styles['whole']} data-label={words.actualArea}>
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
              label={words.areaOf(name, kind.areaName)}
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

/** A row for each field in use, a column for each kind; only the rows in view are drawn. */
export function AreasTable({ fields, kinds, year, edits, onShow, onEdit, onDelete }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(fields, year), [fields, year])
  const label = words.tableLabel(year)
  return (
    <div ref={frame} className={styles['frame']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']} role="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {words.field}
            </th>
            <th scope="col" role="columnheader" className={styles['whole']}>
              {words.actualArea}
            </th>
            {kinds.map((kind) => (
              <th key={kind.id} scope="col" role="columnheader">
                <KindHead kind={kind} onEdit={onEdit} onDelete={onDelete} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <VirtualRows
            count={rows.length}
            frame={frame}
            render={(index, measure) => {
              const row = rows[index]
              const own = { kinds, year, edits, onShow, index, measure }
              return row && <FieldRow key={row.field._id} row={row} {...own} />
            }}
          />
        </tbody>
      </table>
    </div>
  )
}
