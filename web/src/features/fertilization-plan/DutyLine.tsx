import { IconAlertTriangle } from '@tabler/icons-react'
import { type Duty, DUTY_SOURCE, dutyOf } from '@vagu/core/fertilization-plan/duty'
import { formatQuantity } from '../../lib/format.ts'
import { dutyText as text } from './field-text.ts'
import styles from './Plan.module.css'
import type { Board } from './use-board.ts'

function wordsOf(duty: Duty, { data, rows }: Board): string {
  const area = formatQuantity(data.arableArea, 'ha')
  if (duty.state !== 'owed') return text[duty.state](area)
  const owing = new Set(duty.fieldIds)
  return text.owed(
    area,
    rows.flatMap(({ fieldId, name }) => (owing.has(fieldId) ? [name] : [])),
  )
}

/** Whether this farm must have the plan, why, and by which law. */
export function DutyLine({ board }: { readonly board: Board }) {
  const duty = dutyOf({ arableArea: board.data.arableArea, fields: board.rows })
  const isOwed = duty.state === 'owed'
  return (
    <p className={styles.duty} data-owed={isOwed || undefined} role="note" aria-label={text.label}>
      {isOwed && <IconAlertTriangle size={18} aria-hidden />}
      <span>
        {wordsOf(duty, board)} {text.source(DUTY_SOURCE)}
      </span>
    </p>
  )
}
