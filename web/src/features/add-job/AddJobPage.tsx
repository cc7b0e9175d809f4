import type { Job } from '@vagu/core/jobs/schema'
import { yearOf } from '@vagu/core/time/day'
import { isHarvestSeason } from '@vagu/core/time/season'
import { useMemo, useRef, useState } from 'react'
import type { CarryLeftProps } from '../../entities/carry/CarryLeft.tsx'
import { isOnItsWay } from '../../entities/carry/mark.ts'
import { draftOwner, useUser } from '../../entities/session/session.ts'
import { useSettings } from '../../entities/use-settings.ts'
import { useStatus } from '../../entities/use-status.ts'
import { today } from '../../lib/today.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
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
import type { FirstStepsProps } from './first-steps/FirstSteps.tsx'
import { jobsText } from '../../entities/jobs/text.ts'
import { useMay } from '../../ui/may.tsx'
import { useRemoveJob } from '../../entities/jobs/use-job-actions.ts'

const FirstSteps = lazyComponent<FirstStepsProps>(
  async () => (await import('./first-steps/FirstSteps.tsx')).FirstSteps,
)
const CarryLeft = lazyComponent<CarryLeftProps>(
  async () => (await import('../../entities/carry/CarryLeft.tsx')).CarryLeft,
)
const NoFields = lazyComponent(async () => (await import('./first-steps/NoFields.tsx')).NoFields)
const MayNot = lazyComponent(async () => (await import('./MayNot.tsx')).MayNot)
const JobDialog = lazyComponent<JobDialogProps>(
  async () => (await import('../../entities/job-form/JobDialog.tsx')).JobDialog,
)
const MainAlerts = lazyComponent(async () => (await import('./main-page/MainAlerts.tsx')).MainAlerts)
const HarvestProgress = lazyComponent<HarvestProgressProps>(
  async () => (await import('./main-page/HarvestProgress.tsx')).HarvestProgress,
)
const WaitingJobs = lazyComponent<WaitingJobsProps>(
  async () => (await import('./main-page/WaitingJobs.tsx')).WaitingJobs,
)

/** Whether the farm may still lack what a field book begins with. */
const isNew = ({ fields, requisites, workers, jobEvents }: FirstStepsProps['counts']): boolean =>
  Math.min(fields, requisites, workers, jobEvents) === 0

/** `/lisa`: what is missing, the form, and what was added last. */
export function AddJobPage() {
  const addJob = useRef<AddJobHandle>(null)
  const [mayEnter, mayWrite] = [useMay('enter'), useMay('write')]
  const { farm, recent, hasFailed, reload } = useFarmSnapshot()
  const status = useStatus().data
  const counts = status?.counts
  const settings = useSettings().data
  const owner = draftOwner(useUser())
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
      {isOnItsWay(owner) && <CarryLeft props={{ owner }} onFailed={() => undefined} />}
      {mayWrite && counts && (isNew(counts) || settings?.hasChangedSettings === false) && (
        <FirstSteps
          props={{ counts, farm, onBegin: (form) => void addJob.current?.beginWith(form) }}
          onFailed={() => undefined}
        />
      )}
      <MainAlerts props={{}} />
      {isHarvestSeason(day) && <HarvestProgress props={{ year: yearOf(day) }} />}
      {!farm && (hasFailed ? <LoadFailed onReload={reload} /> : <DelayedSkeleton lines={8} />)}
      {mayWrite && farm && !hasFields && counts?.fields !== 0 && <NoFields props={{}} />}
      {!mayEnter && <MayNot props={{}} />}
      {mayEnter && farm && hasFields && (
        <AddJob ref={addJob} farm={farm} recent={recent} onAdded={([first]) => setGoTo(first?._id)} />
      )}
      {status && <WaitingJobs props={{ counts: status, handlers }} />}
      <RecentJobs farm={farm} handlers={handlers} goTo={goTo} />
      {mayEnter && start && (
        <JobDialog
          key={start.eventId}
          onFailed={closeEditing}
          props={{ title: jobsText.editTitle, start, isFieldLocked: true, onClose: closeEditing }}
        />
      )}
    </Page>
  )
}
