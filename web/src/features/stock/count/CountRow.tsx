import { NativeSelect } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { BaseUnit } from '@vagu/core/materials/units'
import { type KeyboardEvent, memo } from 'react'
import { balanceText } from '../../../entities/stock/amount-text.ts'
import { unitText } from '../../../lib/format.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { differenceOf, differenceText } from '../entry/entry-notes.ts'
import styles from './Count.module.css'
import type { Counted } from './count-draft.ts'
import type { CountLine } from './count-lines.ts'
import { countText as text } from './text.ts'

interface Props {
  readonly line: CountLine
  readonly counted: Counted | undefined
  /** Whether the server has what stands here. */
  readonly isSaved: boolean
  readonly onType: (requisiteId: string, amount: number | null, unit: BaseUnit) => void
  readonly onNext: (input: HTMLElement) => void
}

function State({ line, counted, isSaved }: Pick<Props, 'line' | 'counted' | 'isSaved'>) {
  if (isSaved)
    return (
      <span className={styles.saved}>
        <IconCheck size={16} aria-hidden />
        {text.saved}
      </span>
    )
  const { item } = line
  const difference =
    counted && differenceOf({ type: 'CURRENT_BALANCE', amount: counted.amount, unit: counted.unit }, item)
  return (
    <>
      {counted?.hasFailed && (
        <span className={styles.failed}>
          <IconAlertTriangle size={16} aria-hidden />
          {text.failed}
        </span>
      )}
      {difference !== undefined && (
        <span className={styles.difference} data-same={difference === 0 || undefined}>
          {differenceText(difference, item?.unit ?? null)}
        </span>
      )}
    </>
  )
}

/** One material of the count: what the ledger says, what there is, and the difference at once. */
export const CountRow = memo(function CountRow({ line, counted, isSaved, onType, onNext }: Props) {
  const { requisiteId, name, item, units, isDeleted } = line
  const unit = counted?.unit ?? line.unit
  const amount = counted?.amount ?? null
  const next = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.target instanceof HTMLElement) onNext(event.target)
  }
  return (
    <li className={styles.row} onKeyDown={next}>
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.expected}>
          {isDeleted && `${text.deleted}, `}
          {item?.isKept ? text.expected(balanceText(item.balance, item.unit)) : text.notKept}
        </span>
      </span>
      <DecimalField
        className={styles.input}
        label=""
        aria-label={text.amountOf(name)}
        name={`count.${requisiteId}`}
        value={amount}
        decimals={6}
        error={amount !== null && amount < 0 ? text.negative : undefined}
        onChange={(typed) => onType(requisiteId, typed, unit)}
      />
      <NativeSelect
        className={styles.unit}
        aria-label={text.unitOf(name)}
        data={units.map((value) => ({ value, label: unitText(value) }))}
        value={unit}
        onChange={({ currentTarget: { value } }) => {
          const chosen = units.find((each) => each === value)
          if (chosen) onType(requisiteId, amount, chosen)
        }}
      />
      <span className={styles.state} role="status">
        <State line={line} counted={counted} isSaved={isSaved} />
      </span>
    </li>
  )
})
