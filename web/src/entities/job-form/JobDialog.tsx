import { Box } from '@mantine/core'
import type { Job } from '@vagu/core/jobs/schema'
import { useState } from 'react'
import { useGlobalYear } from '../session/global-year.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useSteppedValue } from '../../ui/stepped-form.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import type { SeasonNoticeProps } from '../field-season/SeasonNotice.tsx'
import { cropYearOn } from './model/build-drafts.ts'
import { JobFormPanel } from './JobFormPanel.tsx'
import { type JobForm, formAfterSave } from './model/job-form.ts'
import { useFarmSnapshot } from '../farm/use-farm.ts'

const SeasonNotice = lazyComponent<SeasonNoticeProps>(
  async () => (await import('../field-season/SeasonNotice.tsx')).SeasonNotice,
)

export interface JobDialogProps {
  readonly title: string
  /** Form that the dialog begins with. */
  readonly start: JobForm
  readonly isFieldLocked: boolean
  readonly onClose: () => void
  readonly onSaved?: (jobs: readonly Job[]) => void
  /** How long the button rests after a save that leaves the form open. */
  readonly restMs?: number
}
const WIDTH = 1280

/** The job form over the page: to change a job, or to add one on a given field. */
export function JobDialog({ title, start, isFieldLocked, onClose, onSaved, restMs }: JobDialogProps) {
  const { farm, recent, hasFailed, reload } = useFarmSnapshot()
  const { value: form, step, begin, isChanged } = useSteppedValue({ base: start })
  const [closes, setCloses] = useState(true)
  const shownYear = useGlobalYear()
  const field = isFieldLocked ? farm?.fields.find(({ _id }) => _id === form.fieldIds[0]) : undefined
  const cropYear = field && cropYearOn(form, field)
  return (
    <Dialog isOpen onClose={onClose} title={title} width={WIDTH} isChanged={isChanged}>
      {!farm && (hasFailed ? <LoadFailed onReload={reload} /> : <DelayedSkeleton lines={6} />)}
      {field && cropYear !== undefined && cropYear !== shownYear && (
        <Box mb="md">
          <SeasonNotice props={{ field, cropYear, shownYear }} />
        </Box>
      )}
      {farm && (
        <JobFormPanel
          form={form}
          setForm={step}
          farm={farm}
          recent={recent}
          isFieldLocked={isFieldLocked}
          restMs={restMs}
          {...(start.eventId === null && {
            clears: { value: closes, onChange: setCloses, isClosing: true },
          })}
          onStored={begin}
          onSaved={(jobs, saved) => {
            onSaved?.(jobs)
            if (closes) onClose()
            else begin(formAfterSave(saved))
          }}
        />
      )}
    </Dialog>
  )
}
