import type { CostOverview } from '@vagu/core/profit/schema'
import { Dialog } from '../../ui/Dialog.tsx'
import { BreakEven } from './BreakEven.tsx'
import { TotalFigures } from './FarmTotals.tsx'
import { FieldLinesTable } from './FieldLinesTable.tsx'
import type { ViewRow } from './profit-view.ts'
import { StandChoice } from './StandChoice.tsx'
import { profitText as text } from './text.ts'
import { Waterfall } from './Waterfall.tsx'
import styles from './Profit.module.css'

interface Props {
  readonly row: ViewRow
  readonly overview: CostOverview
  readonly onClose: () => void
}
/** One field or crop: how its income becomes its profit, where it breaks even, and every line of a field. */
export function RowDialog({ row, overview, onClose }: Props) {
  const [field] = row.fields
  const isField = field !== undefined && row.key === field.fieldId
  return (
    <Dialog isOpen title={row.name} width={880} isChanged={false} onClose={onClose}>
      <div className={styles.dialog}>
        <TotalFigures totals={row.totals} />
        <section>
          <h3>{text.waterfall}</h3>
          <Waterfall totals={row.totals} />
        </section>
        <section>
          <h3>{text.breakEven}</h3>
          <BreakEven row={row} />
        </section>
        {isField && (
          <section>
            <h3>{text.lines}</h3>
            <FieldLinesTable year={overview.year} fieldId={field.fieldId} />
            <StandChoice overview={overview} fieldId={field.fieldId} />
          </section>
        )}
      </div>
    </Dialog>
  )
}
