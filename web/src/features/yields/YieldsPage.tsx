import { Button } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Field } from '@vagu/core/fields/schema'
import { type FarmOutcome, farmOutcome } from '@vagu/core/harvest/overview'
import type { YieldOverview } from '@vagu/core/harvest/schema'
import { useMemo } from 'react'
import { PrintButton } from '../../ui/PrintButton.tsx'
import { useFields } from '../../entities/fields/use-fields.ts'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { formatDay } from '../../lib/format.ts'
import type { FileTable } from '../../lib/save-table.ts'
import { FileButtons } from '../../ui/FileButtons.tsx'
import { today } from '../../lib/today.ts'
import { pathTo, ROUTES } from '../../navigation/paths.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { IfMay } from '../../ui/may.tsx'
import { PaperTitle } from '../../ui/PaperTitle.tsx'
import { Page, PageActions } from '../../ui/Page.tsx'
import { yieldsQuery } from './api.ts'
import { CropCard } from './CropCard.tsx'
import { CropComparison } from './CropComparison.tsx'
import { fileRows } from './file-rows.ts'
import { Totals } from './Totals.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Yields.module.css'
import { yieldsText as text } from './text.ts'
import { useFieldNames } from './use-field-names.ts'

const Empty = ({ year }: { readonly year: number }) => (
  <EmptyState
    icon={<IconChartBar size={32} />}
    title={text.emptyTitle}
    action={
      <Button component={Link} to={pathTo('fields', { year })}>
        {text.toFields}
      </Button>
    }
  >
    {text.empty(year)}
  </EmptyState>
)

/** Leads on where the harvest of the year has not begun: to the job that begins it, and to the year before. */
const NothingYet = ({ year }: { readonly year: number }) => (
  <div className={styles.begin}>
    <span>{text.nothingYet(year)}</span>
    <div className={layout.wrap}>
      <IfMay to="enter">
        <Button variant="default" component={Link} to={ROUTES.addJob}>
          {text.addHarvest}
        </Button>
      </IfMay>
      <Button variant="default" component={Link} to={pathTo('yieldOverview', { year: year - 1 })}>
        {text.toYear(year - 1)}
      </Button>
    </div>
  </div>
)

interface YieldsProps {
  readonly overview: YieldOverview
  readonly fields: readonly Field[]
}

function Bar({ farm, year, tableOf }: { farm: FarmOutcome; year: number; tableOf: () => FileTable }) {
  return (
    <div className={layout.spread}>
      <PaperTitle>
        {text.title(year)} <small>{text.made(formatDay(today()))}</small>
      </PaperTitle>
      <Totals farm={farm} year={year} />
      <PageActions>
        <FileButtons tableOf={tableOf} />
        <PrintButton label={text.print} variant="default" />
      </PageActions>
    </div>
  )
}

function Yields({ overview, fields }: YieldsProps) {
  const { year } = overview
  const nameOf = useFieldNames(fields, year)
  const farm = useMemo(() => farmOutcome(overview), [overview])
  if (farm.crops.length === 0) return <Empty year={year} />
  const tableOf = (): FileTable => ({
    name: text.fileName(year),
    sheet: text.sheet(year),
    rows: fileRows(farm.crops, nameOf),
  })
  return (
    <>
      <Bar farm={farm} year={year} tableOf={tableOf} />
      {farm.harvestedArea === 0 && <NothingYet year={year} />}
      <CropComparison crops={farm.crops} />
      {farm.crops.map((outcome) => (
        <CropCard key={outcome.crop} outcome={outcome} year={year} nameOf={nameOf} />
      ))}
      <p className={layout.quiet}>{text.basis}</p>
    </>
  )
}

/** `/saagikus/{year}`: what each crop and field gave, against the goal and the five years before. */
export function YieldsPage() {
  const year = useGlobalYear()
  const [fields, overview] = [useFields(), useQuery(yieldsQuery(year))]
  const parts = [fields, overview]
  const hasFailed = parts.some(({ isError }) => isError)
  const reload = (): void => {
    for (const part of parts) if (part.isError) void part.refetch()
  }
  const isThere = fields.data && overview.data
  return (
    <Page>
      {hasFailed && !isThere && <LoadFailed title={text.loadFailed} onReload={reload} />}
      {!isThere && !hasFailed && <DelayedSkeleton lines={6} height={64} />}
      {isThere && <Yields key={year} overview={overview.data} fields={fields.data} />}
    </Page>
  )
}
