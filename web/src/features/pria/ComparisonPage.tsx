import { Button } from '@mantine/core'
import { IconPlugConnected, IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PriaComparison, PriaKind } from '@vagu/core/pria/schema'
import { useEffect, useRef, useState } from 'react'
import { TestLabel } from '../../entities/pria/TestLabel.tsx'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { pathTo, type RouteKey, ROUTES } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { ComparisonBoard } from './ComparisonBoard.tsx'
import { Head } from './Head.tsx'
import { comparisonQuery, runQuery, runsQuery, useAskAnew } from './queries.ts'
import { RunPanel } from './RunPanel.tsx'
import { compareText as text } from './text.ts'

const Loading = () => <DelayedSkeleton lines={8} height={64} />

const NotConnected = () => (
  <EmptyState
    icon={<IconPlugConnected size={32} />}
    title={text.notConnectedTitle}
    action={
      <Button component={Link} to={ROUTES.priaConnect}>
        {text.toConnection}
      </Button>
    }
  >
    {text.access.NOT_CONNECTED}
  </EmptyState>
)

/** Where that is written which a comparison has nothing of. */
const SOURCES = {
  fields: 'fields',
  jobs: 'jobs',
  yields: 'jobs',
  crops: 'fields',
} as const satisfies Record<PriaKind, RouteKey>

/** Neither here nor at PRIA is anything of the season. */
function Nothing({ kind, year }: Pick<PriaComparison, 'kind' | 'year'>) {
  const source = SOURCES[kind]
  return (
    <div role="status">
      <EmptyState
        icon={<IconScale size={32} />}
        title={text.nothingTitle}
        action={
          <Button component={Link} to={pathTo(source, { year })} variant="default">
            {titles[source]}
          </Button>
        }
      >
        {text.nothing}
      </EmptyState>
    </div>
  )
}

/** The run that goes on, or the last one of this comparison: how it ended is told after a reload too. */
function useShownRun({ kind, year, openRunId }: PriaComparison, startedId: string | undefined) {
  const runs = useQuery(runsQuery(year))
  const id = openRunId ?? startedId ?? runs.data?.find((run) => run.kind === kind)?._id
  const run = useQuery({ ...runQuery(id ?? ''), enabled: id !== undefined })
  // it stands above the comparison, which it would push down; later ones come while somebody works there
  const [isKnown, setIsKnown] = useState(false)
  if (!isKnown && !(id === undefined ? runs : run).isLoading) setIsKnown(true)
  return { id, isKnown }
}

function Comparison({ comparison }: { readonly comparison: PriaComparison }) {
  const { kind, year, asOf, rows } = comparison
  const [startedId, setStartedId] = useState<string>()
  const ask = useAskAnew(kind, year)
  const { id: runId, isKnown } = useShownRun(comparison, startedId)
  const panel = useRef<HTMLDivElement>(null)
  // whoever chose rows far below sees what became of them
  useEffect(() => {
    if (startedId !== undefined) panel.current?.scrollIntoView({ block: 'center' })
  }, [startedId])
  if (!isKnown) return <Loading />
  return (
    <>
      <Head comparison={comparison} isAsking={ask.isPending} onAsk={() => ask.mutate()} />
      {runId !== undefined && (
        <div ref={panel}>
          <RunPanel
            key={runId}
            id={runId}
            wasOpenBefore={runId === comparison.openRunId || runId === startedId}
          />
        </div>
      )}
      {asOf === null ? (
        <EmptyState icon={<IconScale size={32} />} title={text.neverTitle}>
          {text.never}
        </EmptyState>
      ) : rows.length === 0 ? (
        <Nothing kind={kind} year={year} />
      ) : (
        <ComparisonBoard key={asOf} comparison={comparison} onStarted={setStartedId} />
      )}
    </>
  )
}

/** One comparison of a year with PRIA. */
function ComparisonPage({ kind }: { readonly kind: PriaKind }) {
  const year = useGlobalYear()
  const { data, isPending, isError, isFetching, refetch } = useQuery(comparisonQuery(kind, year))
  return (
    <Page>
      <TestLabel />
      {isPending && <Loading />}
      {isError && !data && (
        <LoadFailed title={text.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
      )}
      {data?.access === 'NOT_CONNECTED' && data.asOf === null && <NotConnected />}
      {data && !(data.access === 'NOT_CONNECTED' && data.asOf === null) && (
        <Comparison key={year} comparison={data} />
      )}
    </Page>
  )
}

/** `/pria/pollud/{year}`: the fields beside those of PRIA, on the map too. */
export const PriaFieldsPage = () => <ComparisonPage kind="fields" />
/** `/pria/tood/{year}`: the jobs beside those of PRIA. */
export const PriaJobsPage = () => <ComparisonPage kind="jobs" />
/** `/pria/saagikus/{year}`: the yields beside those of PRIA. */
export const PriaYieldPage = () => <ComparisonPage kind="yields" />
/** `/pria/kultuurid/{year}`: the crops beside those of PRIA. */
export const PriaCropsPage = () => <ComparisonPage kind="crops" />
