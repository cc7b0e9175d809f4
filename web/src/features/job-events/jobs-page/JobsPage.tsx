import { Button } from '@mantine/core'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useGlobalYear } from '../../../app/global-year.ts'
import { ROUTES } from '../../../app/paths.ts'
import { useFields } from '../../../farm/fields/use-fields.ts'
import { today } from '../../../lib/today.ts'
import { Card } from '../../../ui/Card.tsx'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { jobsOfYearQuery } from '../api.ts'
import { formOf, type JobForm, repeatOf } from '../form/job-form.ts'
import { JobDialog } from '../JobDialog.tsx'
import { words as jobWords } from '../text.ts'
import { JobsOverview } from './JobsOverview.tsx'
import type { RowActions } from './row-actions.ts'
import { words } from './text.ts'
import { useBatchRemove } from './use-batch.ts'

/** What is open over the page: a job to be changed, or to be done once more. */
interface Open {
  readonly title: string
  readonly start: JobForm
}

function NoJobs({ year }: { readonly year: number }) {
  return (
    <Card>
      <EmptyState
        icon={<IconListCheck size={32} />}
        title={words.empty(year)}
        action={
          <Button component={Link} to={ROUTES.addJob} leftSection={<IconPlus size={20} aria-hidden />}>
            {words.add}
          </Button>
        }
      >
        {words.emptyText}
      </EmptyState>
    </Card>
  )
}

/** `/tood/{year}`: all jobs of a season in one table. */
export function JobsPage() {
  const year = useGlobalYear()
  const jobs = useQuery(jobsOfYearQuery(year))
  const fields = useFields()
  const [opened, setOpened] = useState<Open>()
  const remove = useBatchRemove(year)
  const onRemove = useRef(remove)
  useEffect(() => {
    onRemove.current = remove
  })
  const actions = useMemo(
    (): RowActions => ({
      onOpen: (event) => setOpened({ title: jobWords.editTitle, start: formOf(event) }),
      onRepeat: (event) =>
        setOpened({ title: words.repeat, start: repeatOf(event, today(), [event.fieldId]) }),
      onRemove: (event) => void onRemove.current([event]),
    }),
    [],
  )
  const parts = [jobs, fields]
  const isFailed = parts.some(({ isError, data }) => isError && data === undefined)
  return (
    <Page title={words.title}>
      {isFailed && (
        <LoadFailed
          title={words.loadFailed}
          isLoading={parts.some(({ isFetching }) => isFetching)}
          onReload={() => {
            for (const part of parts) if (part.isError) void part.refetch()
          }}
        />
      )}
      {!isFailed && !(jobs.data && fields.data) && <DelayedSkeleton lines={10} height={52} />}
      {jobs.data?.length === 0 && <NoJobs year={year} />}
      {jobs.data && jobs.data.length > 0 && fields.data && (
        <JobsOverview key={year} events={jobs.data} fields={fields.data} year={year} actions={actions} />
      )}
      {opened && (
        <JobDialog
          key={opened.start.eventId ?? opened.start.batchId}
          title={opened.title}
          start={opened.start}
          isFieldLocked={opened.start.eventId !== null}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  )
}
