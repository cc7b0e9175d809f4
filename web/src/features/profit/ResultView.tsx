import { SegmentedControl } from '@mantine/core'
import type { CostOverview } from '@vagu/core/profit/schema'
import { totalsOf } from '@vagu/core/profit/totals'
import { useMemo, useState } from 'react'
import { PrintButton } from '../../ui/PrintButton.tsx'
import { FileButtons } from '../../ui/FileButtons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { FarmTotals } from './FarmTotals.tsx'
import { MissingPrices } from './MissingPrices.tsx'
import { fileRows } from './profit-file.ts'
import { type By, BYS, type Measure, MEASURES, ranked, viewRows } from './profit-view.ts'
import { ProfitBars } from './ProfitBars.tsx'
import { ProfitTable } from './ProfitTable.tsx'
import { profitText as text } from './text.ts'
import layout from '../../ui/layout.module.css'
import styles from './Profit.module.css'

const RowDialog = lazyComponent(async () => (await import('./RowDialog.tsx')).RowDialog)

interface Choices {
  readonly by: By
  readonly measure: Measure
  readonly onBy: (by: By) => void
  readonly onMeasure: (measure: Measure) => void
}
const ViewChoices = ({ by, measure, onBy, onMeasure }: Choices) => (
  <>
    <SegmentedControl<By>
      aria-label={text.byLabel}
      value={by}
      onChange={onBy}
      data={BYS.map((value) => ({ value, label: text.by[value] }))}
    />
    <SegmentedControl<Measure>
      aria-label={text.measureLabel}
      value={measure}
      onChange={onMeasure}
      data={MEASURES.map((value) => ({ value, label: text.measures[value] }))}
    />
  </>
)

/** Result of the year: the farm, what is missing, and each field or crop in bars and in a table. */
export function ResultView({ overview }: { readonly overview: CostOverview }) {
  const { year, fields, unassigned } = overview
  const [by, setBy] = useState<By>('field')
  const [measure, setMeasure] = useState<Measure>('total')
  const [opened, setOpened] = useState<string>()
  const totals = useMemo(() => totalsOf(fields, unassigned), [fields, unassigned])
  const rows = useMemo(() => ranked(viewRows(fields, by), measure), [fields, by, measure])
  const row = rows.find(({ key }) => key === opened)
  const close = (): void => setOpened(undefined)
  return (
    <div className={layout.column2xl}>
      <FarmTotals totals={totals} unassigned={unassigned} />
      <MissingPrices overview={overview} />
      <div className={styles.tools}>
        <ViewChoices by={by} measure={measure} onBy={setBy} onMeasure={setMeasure} />
        <span className={styles.spread} />
        <FileButtons
          tableOf={() => ({ name: text.fileName(year), sheet: text.sheet(year), rows: fileRows(rows) })}
        />
        <PrintButton label={text.print} variant="default" />
      </div>
      <ProfitBars rows={rows} measure={measure} onOpen={setOpened} />
      <ProfitTable rows={rows} onOpen={setOpened} />
      {row && <RowDialog onFailed={close} props={{ row, overview, onClose: close }} />}
    </div>
  )
}
