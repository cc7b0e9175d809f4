import type { Job } from '@vagu/core/jobs/schema'
import { yearOf } from '@vagu/core/time/day'
import { isHarvestSeason } from '@vagu/core/time/season'
import { Button } from '@mantine/core'
import { IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { pathTo } from '../../navigation/paths.ts'
import { useStatus } from '../../entities/use-status.ts'
import { today } from '../../lib/today.ts'
import { Card } from '../../ui/Card.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Page } from '../../ui/Page.tsx'
import { AddJob, type AddJobHandle } from './AddJob.tsx'
import { formOf } from '../../entities/job-form/model/stored-form.ts'
import { useFarmSnapshot } from '../../entities/farm/use-farm.ts'
import type { JobHandlers } from '../../entities/jobs/JobActions.tsx'
import type { JobDialogProps } from '../../entities/job-form/JobDialog.tsx'
import type { HarvestProgressProps } from './main-page/HarvestProgress.tsx'
import type { WaitingJobsProps } from './main-page/WaitingJobs.tsx'
import { RecentJobs } from './RecentJobs.tsx'
import type { SetupListProps } from './SetupList.tsx'
import { jobsText } from '../../entities/jobs/text.ts'
import { useRemoveJob } from '../../entities/jobs/use-job-actions.ts'

const SetupList = lazyComponent<SetupListProps>(async () => (await import('./SetupList.tsx')).SetupList)
const JobDialog = lazyComponent<JobDialogProps>(
  async () => (await import('../../entities/job-form/JobDialog.tsx')).JobDialog,
)
const FertilizerAlert = lazyComponent(
  async () => (await import('./main-page/FertilizerAlert.tsx')).FertilizerAlert,
)
const HarvestProgress = lazyComponent<HarvestProgressProps>(
  async () => (await import('./main-page/HarvestProgress.tsx')).HarvestProgress,
)
const WaitingJobs = lazyComponent<WaitingJobsProps>(
  async () => (await import('./main-page/WaitingJobs.tsx')).WaitingJobs,
)

/** Whether the farm has all that a field book begins with. */
const isSetUp = ({ fields, workers, jobEvents }: SetupListProps['counts']): boolean =>
  fields > 0 && workers > 0 && jobEvents > 0

function NoFields() {
  const year = useGlobalYear()
  return (
    <Card>
      <EmptyState
        icon={<IconMap2 size={32} />}
        title={jobsText.noFields}
        action={
          <Button component={Link} to={pathTo('fieldImport', { year })} size="md">
            {jobsText.setupFieldsAction}
          </Button>
        }
      >
        {jobsText.noFieldsText}
      </EmptyState>
    </Card>
  )
}

/** `/lisa`: what is missing, the form, and what was added last. */
export function AddJobPage() {
  const addJob = useRef<AddJobHandle>(null)
  const { farm, recent, hasFailed, reload } = useFarmSnapshot()
  const status = useStatus().data
  const counts = status?.counts
  const day = today()
  const [editing, setEditing] = useState<Job>()
  const [goTo, setGoTo] = useState<string>()
  const closeEditing = (): void => setEditing(undefined)
  const removeJob = useRemoveJob()
  const handlers: JobHandlers = {
    onEdit: setEditing,
    onRemove: (job) => void removeJob(job),
    onRepeat: (job, fields) => void addJob.current?.repeat(job, fields),
  }
  const start = useMemo(() => editing && formOf(editing), [editing])
  const hasFields = farm?.fields.some(({ active }) => active) ?? false
  return (
    <Page title={jobsText.addTitle}>
      {counts && !isSetUp(counts) && <SetupList props={{ counts }} />}
      <FertilizerAlert props={{}} />
      {isHarvestSeason(day) && <HarvestProgress props={{ year: yearOf(day) }} />}
      {!farm && (hasFailed ? <LoadFailed onReload={reload} /> : <DelayedSkeleton lines={8} />)}
      {farm && !hasFields && counts?.fields !== 0 && <NoFields />}
      {farm && hasFields && (
        <AddJob ref={addJob} farm={farm} recent={recent} onAdded={([first]) => setGoTo(first?._id)} />
      )}
      {status && <WaitingJobs props={{ counts: status, handlers }} />}
      <RecentJobs farm={farm} handlers={handlers} goTo={goTo} />
      {start && (
        <JobDialog
          key={start.eventId}
          onFailed={closeEditing}
          props={{ title: jobsText.editTitle, start, isFieldLocked: true, onClose: closeEditing }}
        />
      )}
    </Page>
  )
}
