import { useMemo, useState } from 'react'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { useFields } from '../../entities/fields/use-fields.ts'
import { useWorkers } from '../../entities/workers/use-workers.ts'
import { today } from '../../lib/today.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { useQuery } from '@tanstack/react-query'
import { jobsOfYearQuery } from '../../entities/jobs/api.ts'
import { Planner } from './Planner.tsx'
import { useDistinct, useJobsOfYears } from './plan-api.ts'
import { dayPlannerText } from './text.ts'
import { openingDay, weekOf, yearsOfWeek } from './week.ts'

/** The planner of one crop year, which opens where there is something to see. */
function YearPlanner({ year }: { readonly year: number }) {
  const ofYear = useQuery(jobsOfYearQuery(year))
  const fields = useFields()
  const workers = useWorkers()
  const [chosen, setChosen] = useState<string>()
  const opening = ofYear.data && openingDay({ year, today: today(), events: ofYear.data })
  const day = chosen ?? opening
  const years = useMemo(() => (day === undefined ? [year] : yearsOfWeek(year, weekOf(day))), [year, day])
  const ofYears = useJobsOfYears(years)
  const jobs = useDistinct(ofYears.lists)
  const parts = [fields, workers]
  const hasFailed = ofYears.hasFailed || parts.some(({ isError }) => isError)
  const reload = (): void => {
    ofYears.reload()
    for (const part of parts) if (part.isError) void part.refetch()
  }
  const isThere = ofYear.data && fields.data && workers.data
  return (
    <>
      {hasFailed && (
        <LoadFailed title={dayPlannerText.loadFailed} onReload={reload} isLoading={ofYears.isFetching} />
      )}
      {!isThere && !hasFailed && <DelayedSkeleton lines={6} height={72} />}
      {isThere && day !== undefined && (
        <Planner
          year={year}
          day={day}
          onDay={setChosen}
          jobs={jobs}
          fields={fields.data}
          workers={workers.data}
          isLoading={ofYears.isPending}
        />
      )}
    </>
  )
}

/** `/paeva-planeerija/{year}`: a week of days, and the jobs that wait for one. */
export function DayPlannerPage() {
  const year = useGlobalYear()
  return (
    <Page>
      <YearPlanner key={year} year={year} />
    </Page>
  )
}
