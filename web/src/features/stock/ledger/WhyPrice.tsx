import { Popover, UnstyledButton } from '@mantine/core'
import type { StockLine } from '@vagu/core/stock/schema'
import { priceText } from '../../../entities/stock/amount-text.ts'
import { formatDay } from '../../../lib/format.ts'
import styles from './Ledger.module.css'
import { priceChangeOf } from './price-change.ts'
import { ledgerText as text } from './text.ts'

interface Props {
  readonly line: StockLine
  readonly unit: string | null
}

/** The mean price after a line; where the line changed it, a tap says why. */
export function WhyPrice({ line, unit }: Props) {
  const sentences = priceChangeOf(line, unit)
  const price = priceText(line.meanPrice, unit)
  if (sentences.length === 0) return price
  return (
    <Popover position="bottom-end" shadow="md" width={320} withinPortal>
      <Popover.Target>
        <UnstyledButton className={styles.why}>
          {price}
          <span>{text.whyShort}</span>
          <span className="visually-hidden">{text.why(formatDay(line.date))}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        {sentences.map((sentence) => (
          <p key={sentence} className={styles.sentence}>
            {sentence}
          </p>
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}
