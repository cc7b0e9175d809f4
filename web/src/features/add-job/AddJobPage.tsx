import type { Job } from '@vagu/core/jobs/schema'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStatus } from '../../entities/use-status.ts'
import { endFirstForm } from '../../lib/first-form.ts'
import { useLasting } from '../../lib/use-lasting.ts'
import { useRested } from '../../lib/use-rested.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Page } from '../../ui/Page.tsx'
import { AddJob, type AddJobHandle } from './AddJob.tsx'
import { formOf } from '../../entities/job-form/model/stored-form.ts'
import { useFarmSnapshot } from '../../entities/farm/use-farm.ts'
import type { JobHandlers } from '../../entities/jobs/JobActions.tsx'
import type { JobDialogProps } from '../../entities/job-form/JobDialog.tsx'
import type { MainNoticesProps } from './main-page/MainNotices.tsx'
import type { WaitingJobsProps } from './main-page/WaitingJobs.tsx'
import { RecentJobs } from './RecentJobs.tsx'
import { jobsText } from '../../entities/jobs/text.ts'
import { useMay } from '../../ui/may.tsx'
import { useRemoveJob } from '../../entities/jobs/use-job-actions.ts'
import styles from './AddJobPage.module.css'

const NoFields = lazyComponent(async () => (await import('./first-steps/NoFields.tsx')).NoFields)
const MayNot = lazyComponent(async () => (await import('./MayNot.tsx')).MayNot)
const JobDialog = lazyComponent<JobDialogProps>(
  async () => (await import('../../entities/job-form/JobDialog.tsx')).JobDialog,
)
const MainNotices = lazyComponent<MainNoticesProps>(
  async () => (await import('./main-page/MainNotices.tsx')).MainNotices,
)
const WaitingJobs = lazyComponent<WaitingJobsProps>(
  async () => (await import('./main-page/WaitingJobs.tsx')).WaitingJobs,
)

/** Longest wait of the form for the notices, ms. */
const NOTICES_MS = 800

/** Where the notices stand: above the form when they are known in time, below it when they come late and would push it down under the finger. */
type NoticesPlace = 'above' | 'below'

/** Place of the notices, once the page may show what it has: its data and they have come, or one of them is not to be had. */
function useNoticesPlace(
  hasFarm: boolean,
  hasFailed: boolean,
): [place: NoticesPlace | undefined, tellKnown: () => void] {
  const [areKnown, setAreKnown] = useState(false)
  const [place, setPlace] = useState<NoticesPlace>()
  const isLate = useLasting(hasFarm, NOTICES_MS)
  const isKnown = hasFailed || (hasFarm && areKnown)
  if (place === undefined && (isKnown || isLate)) setPlace(isKnown ? 'above' : 'below')
  return [place, () => setAreKnown(true)]
}

/** The notices, or while they are not to be shown yet a place for the page that is as high as the window. */
function Notices({ isShown, ...props }: MainNoticesProps & { readonly isShown: boolean }) {
  return (
    <>
      <div className={isShown ? styles.notices : styles.hidden}>
        <MainNotices props={props} onFailed={props.onKnown} />
      </div>
      {!isShown && (
        <div className={styles.waiting}>
          <DelayedSkeleton lines={8} />
        </div>
      )}
    </>
  )
}

/** `/lisa`: what is missing, the form, and what was added last. */
export function AddJobPage() {
  const addJob = useRef<AddJobHandle>(null)
  const [mayEnter, mayWrite] = [useMay('enter'), useMay('write')]
  const { farm, recent, hasFailed, reload } = useFarmSnapshot()
  const status = useStatus().data
  const counts = status?.counts
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
  const [noticesPlace, tellKnown] = useNoticesPlace(farm !== undefined, hasFailed)
  const isShown = noticesPlace !== undefined
  // the form has taken over what was asked before it, or there is none
  useEffect(() => {
    if (isShown) endFirstForm()
  }, [isShown])
  // the form can be used before the rest of the page takes its files and its time
  const isRested = useRested(isShown)
  const hasFields = farm?.fields.some(({ active }) => active) ?? false
  const notices = (
    <Notices
      isShown={isShown}
      farm={farm}
      onBegin={(form) => void addJob.current?.beginWith(form)}
      onKnown={tellKnown}
    />
  )
  return (
    <Page title={jobsText.addTitle}>
      {noticesPlace !== 'below' && notices}
      {!farm && hasFailed && <LoadFailed onReload={reload} />}
      {mayWrite && isShown && farm && !hasFields && counts?.fields !== 0 && <NoFields props={{}} />}
      {!mayEnter && <MayNot props={{}} />}
      {mayEnter && isShown && farm && hasFields && (
        <AddJob ref={addJob} farm={farm} recent={recent} onAdded={([first]) => setGoTo(first?._id)} />
      )}
      {noticesPlace === 'below' && notices}
      {isRested && status && <WaitingJobs props={{ counts: status, handlers }} />}
      <RecentJobs farm={isRested ? farm : undefined} handlers={handlers} goTo={goTo} />
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
