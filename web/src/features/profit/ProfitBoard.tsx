import { SegmentedControl } from '@mantine/core'
import type { CostOverview } from '@vagu/core/profit/schema'
import { useState } from 'react'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ResultView } from './ResultView.tsx'
import { profitText as text } from './text.ts'
import layout from '../../ui/layout.module.css'
import styles from './Profit.module.css'

const ProfitMap = lazyComponent(async () => (await import('./ProfitMap.tsx')).ProfitMap)
const PricesView = lazyComponent(async () => (await import('./PricesView.tsx')).PricesView)
const YearsView = lazyComponent(async () => (await import('./YearsView.tsx')).YearsView)

const VIEWS = ['result', 'map', 'prices', 'years'] as const
type View = (typeof VIEWS)[number]

/** The sums of a year: the result, the same on the map, what it is calculated with, and other years beside it. */
export function ProfitBoard({ overview }: { readonly overview: CostOverview }) {
  const [view, setView] = useState<View>('result')
  const waiting = <DelayedSkeleton lines={6} height={48} />
  return (
    <div className={layout.column2xl}>
      <SegmentedControl<View>
        className={styles.views}
        aria-label={text.viewsLabel}
        value={view}
        onChange={setView}
        data={VIEWS.map((value) => ({ value, label: text.views[value] }))}
      />
      {view === 'result' && <ResultView overview={overview} />}
      {view === 'map' && <ProfitMap props={{ overview }} fallback={waiting} />}
      {view === 'prices' && <PricesView props={{ overview }} fallback={waiting} />}
      {view === 'years' && <YearsView props={{ overview }} fallback={waiting} />}
    </div>
  )
}
