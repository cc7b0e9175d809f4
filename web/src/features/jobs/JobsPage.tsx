import { Button } from '@mantine/core'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { pathTo, ROUTES } from '../../navigation/paths.ts'
import { useFields } from '../../entities/fields/use-fields.ts'
import { Card } from '../../ui/Card.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { jobsOfYearQuery } from '../../entities/jobs/api.ts'
import { LONG_REST_MS } from '../../entities/job-form/submit/use-arrival.ts'
import { JobDialog } from '../../entities/job-form/JobDialog.tsx'
import { JobsOverview } from './JobsOverview.tsx'
import { jobsPageText } from './text.ts'
import { IfMay, useMay } from '../../ui/may.tsx'
import { useJobWindow } from './use-job-window.ts'

function NoJobs({ year }: { readonly year: number }) {
  return (
    <Card>
      <EmptyState
        icon={<IconListCheck size={32} />}
        title={jobsPageText.empty(year)}
        action={
          <IfMay to="enter">
            <Button component={Link} to={ROUTES.addJob} leftSection={<IconPlus size={20} aria-hidden />}>
              {jobsPageText.add}
            </Button>{' '}
            <Button component={Link} to={pathTo('jobImport', { year })} variant="default">
              {jobsPageText.import}
            </Button>
          </IfMay>
        }
      >
        {jobsPageText.emptyText}
      </EmptyState>
    </Card>
  )
}

/** `/tood/{year}`: all jobs of a season in one table. */
export function JobsPage() {
  const year = useGlobalYear()
  const jobs = useQuery(jobsOfYearQuery(year))
  const fields = useFields()
  const { opened, close, actions } = useJobWindow(year)
  const mayEnter = useMay('enter')
  const parts = [jobs, fields]
  const isFailed = parts.some(({ isError }) => isError)
  return (
    <Page title={jobsPageText.title}>
      {isFailed && (
        <LoadFailed
          title={jobsPageText.loadFailed}
          isLoading={parts.some(({ isFetching }) => isFetching)}
          onReload={() => {
            for (const part of parts) if (part.isError) void part.refetch()
          }}
        />
      )}
      {!isFailed && !(jobs.data && fields.data) && <DelayedSkeleton lines={10} height={52} />}
      {jobs.data?.length === 0 && <NoJobs year={year} />}
      {jobs.data && jobs.data.length > 0 && fields.data && (
        <JobsOverview key={year} jobs={jobs.data} fields={fields.data} year={year} actions={actions} />
      )}
      {mayEnter && opened && (
        <JobDialog
          key={opened.start.eventId ?? opened.start.batchId}
          title={opened.title}
          start={opened.start}
          isFieldLocked={opened.start.eventId !== null}
          onClose={close}
          restMs={LONG_REST_MS}
        />
      )}
    </Page>
  )
}
