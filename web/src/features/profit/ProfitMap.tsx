import type { CostOverview } from '@vagu/core/profit/schema'
import { useMemo, useState } from 'react'
import { AllFieldsMap } from '../../entities/fields/AllFieldsMap.tsx'
import { ColourLegend } from '../../entities/fields/ColourLegend.tsx'
import type { MapPaint } from '../../map/paint.ts'
import { Card } from '../../ui/Card.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { perHectare, PROFIT_LOOKS, profitLook } from './profit-map.ts'
import { hasEstimate, type ViewRow, viewRows } from './profit-view.ts'
import { profitText as text } from './text.ts'
import layout from '../../ui/layout.module.css'
import styles from './Profit.module.css'

const RowDialog = lazyComponent(async () => (await import('./RowDialog.tsx')).RowDialog)

const NOTHING_FAINT: ReadonlySet<string> = new Set()

/** Second line of a name: the sign of the colour, which never stands alone, and the figure. */
function hintOf(row: ViewRow): string {
  const cents = perHectare(row)
  const { letters, word } = profitLook(row)
  return `${letters} ${cents === null ? word : text.wholeEurosPerHa(cents)}`
}

const paintOf = (rows: readonly ViewRow[]): MapPaint => ({
  colours: new Map(rows.map((row) => [row.key, profitLook(row).colour])),
  hints: new Map(rows.map((row) => [row.key, hintOf(row)])),
  faint: NOTHING_FAINT,
})

/** The fields of a year on the map by what a hectare of each has left; a click opens what it is made of. */
export function ProfitMap({ overview }: { readonly overview: CostOverview }) {
  const { year, fields } = overview
  const [opened, setOpened] = useState<string>()
  const rows = useMemo(() => viewRows(fields, 'field'), [fields])
  const fieldIds = useMemo(() => rows.map(({ key }) => key), [rows])
  const view = useMemo(() => ({ paint: paintOf(rows) }), [rows])
  const row = rows.find(({ key }) => key === opened)
  const close = (): void => setOpened(undefined)
  const unknown = rows.filter((each) => perHectare(each) === null)
  return (
    <Card title={text.mapTitle}>
      <div className={layout.columnXl}>
        <ColourLegend label={text.legend} looks={PROFIT_LOOKS} />
        {unknown.length > 0 && <p className={layout.quiet}>{text.mapUnknown(unknown.length)}</p>}
        {rows.some(hasEstimate) && <p className={layout.quiet}>{text.mapEstimated}</p>}
        <div className={styles.map}>
          <AllFieldsMap
            year={year}
            fieldIds={fieldIds}
            onToggle={setOpened}
            label={text.mapLabel(year)}
            view={view}
          />
        </div>
      </div>
      {row && <RowDialog onFailed={close} props={{ row, overview, onClose: close }} />}
    </Card>
  )
}
