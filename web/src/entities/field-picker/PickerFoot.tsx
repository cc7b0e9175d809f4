import type { Field } from '@vagu/core/fields/schema'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import styles from './FieldPicker.module.css'
import { fieldPickerText } from './text.ts'

interface Props {
  /** How many are chosen and their area, in words. */
  readonly summary: string
  readonly selectedIds: readonly string[]
  /** The fields that the filter lets through. */
  readonly listed: readonly Field[]
  readonly onChange: (ids: readonly string[]) => void
  readonly onShowAll: () => void
}

/** Sum of the choice, a button for all of the filter, and a note on chosen fields that the filter hides. */
export function PickerFoot({ summary, selectedIds, listed, onChange, onShowAll }: Props) {
  const { unchosen, hidden } = useMemo(() => {
    const chosen = new Set(selectedIds)
    const inList = new Set(listed.map(({ _id }) => _id))
    return {
      unchosen: [...inList].filter((id) => !chosen.has(id)),
      hidden: selectedIds.filter((id) => !inList.has(id)).length,
    }
  }, [selectedIds, listed])
  return (
    <>
      <div className={styles.foot}>
        <span role="status" className={styles.selected}>
          {summary}
        </span>
        <span>
          {unchosen.length > 0 && (
            <Button variant="subtle" onClick={() => onChange([...selectedIds, ...unchosen])}>
              {fieldPickerText.selectAll(unchosen.length)}
            </Button>
          )}
          {selectedIds.length > 0 && (
            <Button variant="subtle" color="gray" onClick={() => onChange([])}>
              {fieldPickerText.clear}
            </Button>
          )}
        </span>
      </div>
      {hidden > 0 && (
        <div className={styles.foot}>
          <span>{fieldPickerText.hidden(hidden)}</span>
          <Button variant="subtle" onClick={onShowAll}>
            {fieldPickerText.showAll}
          </Button>
        </div>
      )}
    </>
  )
}
