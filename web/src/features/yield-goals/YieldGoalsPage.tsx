import { Button } from '@mantine/core'
import { IconChartLine } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Field } from '@vagu/core/fields/schema'
import type { YieldPlan } from '@vagu/core/yield-goals/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { useFields } from '../../entities/fields/use-fields.ts'
import { yieldGoalsQuery } from '../../entities/rotation/queries.ts'
import { FarmPaperTitle } from '../../entities/session/FarmPaperTitle.tsx'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useMay } from '../../ui/may.tsx'
import { Page } from '../../ui/Page.tsx'
import { CropCard } from './CropCard.tsx'
import { cropGoals, type CropGoals, pastMeasures } from './crop-goals.ts'
import layout from '../../ui/layout.module.css'
import styles from './YieldGoals.module.css'
import { yieldGoalsText } from './text.ts'
import { useChangeGoals } from './use-change-goals.ts'

function Empty({ year }: { readonly year: number }) {
  return (
    <EmptyState
      icon={<IconChartLine size={32} />}
      title={yieldGoalsText.emptyTitle}
      action={
        <Button component={Link} to={ROUTES.cropRotation}>
          {yieldGoalsText.toRotation}
        </Button>
      }
    >
      {yieldGoalsText.empty(year)}
    </EmptyState>
  )
}

/** All crops in one line: tonnes, and euros of those that have a price. */
function Summary({
  crops,
  seesMoney,
}: {
  readonly crops: readonly CropGoals[]
  readonly seesMoney: boolean
}) {
  const tonnes = roundTo(
    crops.reduce((sum, { total }) => sum + total.tonnes, 0),
    3,
  )
  const priced = crops.filter(({ total }) => total.value !== null)
  const value = roundTo(
    priced.reduce((sum, { total }) => sum + (total.value ?? 0), 0),
    2,
  )
  return (
    <p className={styles.head}>
      <span>
        {yieldGoalsText.summary}: {yieldGoalsText.crops(crops.length)},{' '}
        {tonnes > 0 ? yieldGoalsText.tonnes(tonnes) : yieldGoalsText.noGoals}
      </span>
      {seesMoney && priced.length > 0 && <strong>{yieldGoalsText.value(value)}</strong>}
    </p>
  )
}

function Goals({ plan, fields }: { readonly plan: YieldPlan; readonly fields: readonly Field[] }) {
  const [mayWrite, seesMoney] = [useMay('write'), useMay('money')]
  const { mutate } = useChangeGoals(plan.year)
  const measures = useMemo(() => pastMeasures(plan.past), [plan.past])
  const crops = useMemo(() => cropGoals(plan, fields, measures), [plan, fields, measures])
  if (crops.length === 0) return <Empty year={plan.year} />
  return (
    <div className={styles.crops}>
      <FarmPaperTitle title={yieldGoalsText.onPaper(plan.year)} />
      <Summary crops={crops} seesMoney={seesMoney} />
      <p className={layout.quiet}>{yieldGoalsText.advisory}</p>
      {crops.map((goals) => (
        <CropCard key={goals.crop} goals={goals} mayWrite={mayWrite} seesMoney={seesMoney} change={mutate} />
      ))}
    </div>
  )
}

/** `/saagikuseplaneerimine/{year}`: what each field is to give, beside what it gave, and what that comes to. */
export function YieldGoalsPage() {
  const year = useGlobalYear()
  const [fields, plan] = [useFields(), useQuery(yieldGoalsQuery(year))]
  const parts = [fields, plan]
  const hasFailed = parts.some(({ isError }) => isError)
  const reload = (): void => {
    for (const part of parts) if (part.isError) void part.refetch()
  }
  const isThere = fields.data && plan.data
  return (
    <Page>
      {hasFailed && !isThere && <LoadFailed title={yieldGoalsText.loadFailed} onReload={reload} />}
      {!isThere && !hasFailed && <DelayedSkeleton lines={6} height={64} />}
      {isThere && <Goals key={year} plan={plan.data} fields={fields.data} />}
    </Page>
  )
}
