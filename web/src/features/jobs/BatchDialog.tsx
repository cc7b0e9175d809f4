import { Button, Group, Stack } from '@mantine/core'
import { JOB_STATUSES, JobStatus } from '@vagu/core/jobs/schema'
import type { Machine } from '@vagu/core/machines/schema'
import { isDay } from '@vagu/core/time/day'
import { useDeferredValue, useMemo, useState } from 'react'
import { today } from '../../lib/today.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { jobsText } from '../../entities/jobs/text.ts'
import { useMachines } from '../../entities/machines/use-machines.ts'
import { changesOf, NO_WISH, previewOf, type Wish } from './batch-change.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { MachineWish } from './MachineWish.tsx'
import styles from './JobsPage.module.css'
import type { JobRow } from './job-row.ts'
import { jobsPageText } from './text.ts'

const KEEP = 'KEEP'
const NO_MACHINES: readonly Machine[] = []
const CHOICES = [
  { value: KEEP, label: jobsPageText.keep },
  ...JOB_STATUSES.map((value) => ({ value: value as string, label: jobsText.statuses[value] })),
]

interface Props {
  readonly jobs: readonly JobRow[]
  readonly year: number
  readonly onClose: () => void
  readonly onSave: (changes: ReturnType<typeof changesOf>) => void
}

const dayOf = (typed: string | null): string | null => (typed !== null && isDay(typed) ? typed : null)

/** The wish without texts that are no days and days that the new status does not have. */
const understood = ({ status, date, endDate, machine }: Wish): Wish => ({
  status,
  machine,
  date: status === 'PLANNED' ? null : dayOf(date),
  endDate: status === 'PLANNED' || status === 'IN_PROGRESS' ? null : dayOf(endDate),
})
const isUnclear = (day: string | null): boolean => day !== null && !isDay(day)

/** Status, days and machine of several jobs at once; what would change stands below before anything is saved. */
export function BatchDialog({ jobs, year, onClose, onSave }: Props) {
  const [wish, setWish] = useState(NO_WISH)
  const shownWish = useDeferredValue(wish)
  const previews = useMemo(
    () => previewOf(jobs, understood(shownWish), { today: today(), year }),
    [jobs, shownWish, year],
  )
  const changes = useMemo(() => changesOf(previews), [previews])
  const isBusy = shownWish !== wish || isUnclear(wish.date) || isUnclear(wish.endDate)
  const hasChange = Object.values(wish).some((value) => value !== null)
  const { data: machines = NO_MACHINES } = useMachines()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={jobsPageText.batchTitle(jobs.length)}
      width={720}
      isChanged={hasChange}
    >
      <Stack>
        <ChoiceChips
          label={jobsPageText.newStatus}
          name="newStatus"
          choices={CHOICES}
          value={wish.status ?? KEEP}
          onChange={(value) => setWish({ ...wish, status: JobStatus.safeParse(value).data ?? null })}
        />
        <div className={styles.pair}>
          <DateField
            label={jobsPageText.newStart}
            description={jobsPageText.newStartHint}
            name="newStart"
            placeholder={jobsPageText.keep}
            value={wish.date}
            season={{ year }}
            isDisabled={wish.status === 'PLANNED'}
            onChange={(date) => setWish({ ...wish, date })}
          />
          <DateField
            label={jobsPageText.newEnd}
            description={jobsPageText.newEndHint}
            name="newEnd"
            placeholder={jobsPageText.keep}
            value={wish.endDate}
            season={{ year }}
            isDisabled={wish.status === 'PLANNED' || wish.status === 'IN_PROGRESS'}
            onChange={(endDate) => setWish({ ...wish, endDate })}
          />
        </div>
        <MachineWish jobs={jobs} wish={wish} machines={machines} onChange={setWish} />
        <ChangePreview previews={previews} machines={machines} hasChange={hasChange} />
        <Group justify="flex-end" className={styles.dialogFoot}>
          <CloseButton />
          <Button disabled={isBusy || changes.length === 0} onClick={() => onSave(changes)}>
            {jobsPageText.saveChanges(changes.length)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
