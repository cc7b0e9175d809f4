import type { AreaStatus } from '@vagu/core/custom-areas/schema'
import { messageOf } from '@vagu/core/messages'
import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { memo, type MouseEvent, type SubmitEvent } from 'react'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { changeText, isSavable } from './cells.ts'
import styles from './CustomAreas.module.css'
import { customAreasText } from './text.ts'
import type { AreaEdits } from './use-area-edits.ts'

interface Props {
  readonly place: string
  /** Name of the input for screen readers: the field and the kind. */
  readonly label: string
  readonly stored: number | null
  readonly status: AreaStatus | null
  readonly whole: number
  /** Undefined while nothing is typed. */
  readonly typed: number | null | undefined
  readonly isSaving: boolean
  readonly onType: AreaEdits['type']
  readonly onUndo: AreaEdits['undo']
  readonly onConfirm: AreaEdits['confirm']
}

function wrongText(typed: number | null | undefined): string | undefined {
  if (typed === undefined || Number.isNaN(typed) || isSavable(typed)) return undefined
  return messageOf(typed === null ? 'required' : 'negative')
}

/** By keyboard one stays in the cell, whose button goes; a finger must not bring up the keys of a phone. */
function stayInCell({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  const input = currentTarget.closest('form')?.querySelector('input')
  // The input shows what it holds when the focus comes: not before the area is taken back.
  if (detail === 0) requestAnimationFrame(() => input?.focus())
}

/** One field's area of a kind: typed, taken back, confirmed. Drawn anew only when it changes: a table holds hundreds. */
export const AreaCell = memo(function AreaCell(props: Props) {
  const { place, label, stored, status, whole, typed, isSaving, onType, onUndo, onConfirm } = props
  const isEdited = typed !== undefined
  const area = isEdited ? typed : stored
  const needsConfirming = isEdited || status !== null
  const confirm = (event: SubmitEvent): void => {
    event.preventDefault()
    if (needsConfirming && !isSaving && isSavable(area)) onConfirm(place, area)
  }
  return (
    <div className={styles.area} data-edited={isEdited || undefined}>
      <form className={styles.areaLine} noValidate onSubmit={confirm}>
        <DecimalField
          className={styles.areaInput}
          label={undefined}
          aria-label={label}
          name={place}
          unit="ha"
          decimals={4}
          value={area}
          error={wrongText(typed)}
          onChange={(next) => onType(place, next)}
        />
        <span className={styles.change}>{changeText(area, whole)}</span>
        {isEdited && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={customAreasText.undoOf(label)}
            disabled={isSaving}
            onClick={(event) => {
              stayInCell(event)
              onUndo(place)
            }}
          >
            <IconArrowBackUp size={20} aria-hidden />
          </ActionIcon>
        )}
        {needsConfirming && (
          <ActionIcon
            variant={isEdited ? 'filled' : 'light'}
            aria-label={customAreasText.confirmOf(label)}
            disabled={!isSavable(area)}
            loading={isSaving}
            type="submit"
            onClick={stayInCell}
          >
            <IconCheck size={20} aria-hidden />
          </ActionIcon>
        )}
      </form>
      {status !== null && (
        <p className={styles.status}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>{customAreasText.statuses[status]}</span>
        </p>
      )}
    </div>
  )
})
