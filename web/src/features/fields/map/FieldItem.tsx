import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo, type Ref, useEffect, useRef } from 'react'
import { formatQuantity } from '../../../lib/format.ts'
import { PendingMark } from '../../../records/record-columns.tsx'
import { type ColumnContext, fieldMenu } from '../field-columns.tsx'
import { FieldFacts } from './FieldFacts.tsx'
import type { FieldRow } from './field-row.ts'
import styles from './FieldsMap.module.css'
import { IfMay } from '../../../ui/may.tsx'
import { fieldsMapText } from './text.ts'

export interface ItemMarks {
  readonly selectedId: string | undefined
  readonly litId: string | undefined
  readonly onSelect: (id: string) => void
  readonly onPoint: (id: string | undefined) => void
}
interface Props extends Pick<ItemMarks, 'onSelect' | 'onPoint'> {
  readonly row: FieldRow
  readonly isSelected: boolean
  readonly isLit: boolean
  readonly context: ColumnContext
}

/** Brings the field that was chosen on the map into view. */
function useInView(isSelected: boolean): Ref<HTMLLIElement> {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return item
}

/**
 * A field of the list in two lines: its name opens it, the rest of the row chooses it on the map. Of a thousand rows only
 * those are drawn anew that the hand comes to and leaves.
 */
export const FieldItem = memo(function FieldItem(props: Props) {
  const { row, context, isSelected, isLit, onSelect, onPoint } = props
  const { id, field, name, area, hasShape } = row
  const item = useInView(isSelected)
  return (
    <li
      ref={item}
      className={styles.item}
      data-selected={isSelected || undefined}
      data-lit={isLit || undefined}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(undefined)}
    >
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isSelected}
        aria-label={fieldsMapText.select(name)}
        onClick={() => onSelect(id)}
      />
      <span className={styles.head}>
        <Link to={context.pathOf(field)} className={styles.name}>
          {name}
        </Link>
        {context.pendingIds.has(id) && <PendingMark />}
        <span className={styles.area}>{formatQuantity(area, 'ha')}</span>
      </span>
      <span className={styles.menu}>{fieldMenu(context).cell(field)}</span>
      <FieldFacts row={row} year={context.year} />
      {!hasShape && (
        <span className={styles.bare}>
          {fieldsMapText.noShape}
          <IfMay to="write">
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={fieldsMapText.drawOf(name)}
              onClick={() => context.onEdit(field)}
            >
              {fieldsMapText.draw}
            </Button>
          </IfMay>
        </span>
      )}
    </li>
  )
})
