import type { Field } from '@vagu/core/fields/schema'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { FoundLine } from '../../../records/ListBar.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useBeginning } from '../../../ui/use-beginning.ts'
import type { ColumnContext } from '../field-columns.tsx'
import { fieldsPageText } from '../text.ts'
import { FieldItem, type ItemMarks } from './FieldItem.tsx'
import type { FieldRow } from './field-row.ts'
import layout from '../../../ui/layout.module.css'
import styles from './FieldsMap.module.css'
import { fieldsMapText } from './text.ts'

interface Props extends ItemMarks {
  readonly rows: readonly FieldRow[]
  /** Found fields that are out of use. */
  readonly inactive: readonly FieldRow[]
  readonly all: readonly Field[]
  readonly query: string
  readonly onShowAll: () => void
  readonly context: ColumnContext
}

/** The fields without a shape: how many, and a tap that lists them alone. */
function BareLine({ count, isOn, onToggle }: { count: number; isOn: boolean; onToggle: () => void }) {
  if (count === 0) return null
  return (
    <button type="button" className={styles.bareLine} aria-pressed={isOn} onClick={onToggle}>
      {fieldsMapText.withoutShape(count)}
    </button>
  )
}

/** Least height of a field in the list, pixels. */
const LEAST_PX = 56
/** Fields drawn at once when the list opens: as many as the screen holds, wherever the list begins. */
const firstOf = (height: number): number => Math.ceil(height / LEAST_PX)

/** The list beside the map: fields in use, and apart from them, when asked, those that are not. */
export function FieldItems(props: Props) {
  const { rows, inactive, all, query, onShowAll, context, selectedId, litId, ...hand } = props
  const [showsInactive, setShowsInactive] = useState(false)
  const [showsBare, setShowsBare] = useState(false)
  const bare = rows.filter(({ hasShape }) => !hasShape)
  const isBareOnly = showsBare && bare.length > 0
  const shown = useBeginning(isBareOnly ? bare : rows, firstOf(window.innerHeight))
  const found = rows.length + inactive.length
  const listOf = (items: readonly FieldRow[], label: string) => (
    <ul className={styles.items} aria-label={label}>
      {items.map((row) => (
        <FieldItem
          key={row.id}
          row={row}
          context={context}
          isSelected={row.id === selectedId}
          isLit={row.id === litId}
          {...hand}
        />
      ))}
    </ul>
  )
  return (
    <>
      {found < all.length && (
        <FoundLine text={fieldsPageText.found(found, all.length)} onShowAll={onShowAll} />
      )}
      {found === 0 && query !== '' && (
        <EmptyState title={fieldsPageText.noneFound}>{fieldsPageText.noneFoundText(query)}</EmptyState>
      )}
      <BareLine count={bare.length} isOn={isBareOnly} onToggle={() => setShowsBare((shows) => !shows)} />
      {shown.length > 0 && listOf(shown, fieldsPageText.tableLabel(context.year))}
      {inactive.length > 0 && (
        <Button
          variant="default"
          className={styles.more}
          aria-expanded={showsInactive}
          onClick={() => setShowsInactive((shows) => !shows)}
        >
          {showsInactive ? fieldsPageText.hideInactive : fieldsPageText.showInactive(inactive.length)}
        </Button>
      )}
      {showsInactive && inactive.length > 0 && (
        <>
          <p className={layout.quiet}>{fieldsPageText.inactiveHint}</p>
          {listOf(inactive, fieldsPageText.inactiveLabel)}
        </>
      )}
    </>
  )
}
