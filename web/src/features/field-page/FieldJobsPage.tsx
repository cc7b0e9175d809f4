import { nameOfYear } from '@vagu/core/fields/rules'
import type { Job } from '@vagu/core/jobs/schema'
import type { JobCategory } from '@vagu/core/settings/schema'
import type { Field } from '@vagu/core/fields/schema'
import { cropYearOf } from '@vagu/core/time/season'
import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { pathTo } from '../../navigation/paths.ts'
import { useRouteParam } from '../../navigation/use-route.ts'
import { useFields } from '../../entities/fields/use-fields.ts'
import { fieldJobsQuery } from '../../entities/verdicts/field-events.ts'
import { today } from '../../lib/today.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Page } from '../../ui/Page.tsx'
import { jobQuery, usePendingSaves } from '../../entities/jobs/api.ts'
import type { SeasonNoticeProps } from '../../entities/field-season/SeasonNotice.tsx'
import { FieldJobs } from './FieldJobs.tsx'
import { emptyForm, type JobForm } from '../../entities/job-form/model/job-form.ts'
import { formOf } from '../../entities/job-form/model/stored-form.ts'
import type { JobHandlers } from '../../entities/jobs/JobActions.tsx'
import { JobDialog } from '../../entities/job-form/JobDialog.tsx'
import { jobsText } from '../../entities/jobs/text.ts'
import { fieldPageText } from './text.ts'
import { chooseCategory } from '../../entities/job-form/model/change-form.ts'
import { useSettings } from '../../entities/use-settings.ts'
import { useMay } from '../../ui/may.tsx'
import { useRemoveJob } from '../../entities/jobs/use-job-actions.ts'

/** The job behind the # of the address, as a link from a warning has it; closing takes it out of the address. */
function useJobAtHash() {
  const id = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  const { data } = useQuery({ ...jobQuery(id), enabled: id !== '' })
  const close = (): void => {
    if (id !== '') void navigate({ to: '.', hash: '', replace: true })
  }
  return { asked: id === '' ? undefined : data, close }
}

function FieldMissing() {
  const year = useGlobalYear()
  return (
    <EmptyState
      icon={<IconMapOff size={32} />}
      title={fieldPageText.fieldMissing}
      action={
        <Button component={Link} to={pathTo('fields', { year })}>
          {fieldPageText.toFields}
        </Button>
      }
    >
      {fieldPageText.fieldMissingText}
    </EmptyState>
  )
}

const SeasonNotice = lazyComponent<SeasonNoticeProps>(
  async () => (await import('../../entities/field-season/SeasonNotice.tsx')).SeasonNotice,
)

/** The crop year that a job was saved into, when it is not the one on the page. */
function useOtherYear(field: Field | undefined, year: number) {
  const [saved, setSaved] = useState<{ readonly cropYear: number; readonly seenFrom: number }>()
  const navigate = useNavigate()
  const cropYear = saved?.seenFrom === year && saved.cropYear !== year ? saved.cropYear : undefined
  const look = ([job]: readonly Job[]): void => {
    if (!field || !job) return
    const planned = job.status === 'PLANNED' ? job.plannedYear : undefined
    setSaved({ cropYear: planned ?? cropYearOf(job.date, field.yearInfo), seenFrom: year })
  }
  const open = (): void => {
    if (field && cropYear !== undefined)
      void navigate({ to: pathTo('field', { year: cropYear, id: field._id }) })
  }
  return { cropYear, look, open }
}

/** A new job on the field, of a category where one is likely. */
const formOn = (fieldId: string, category: JobCategory | undefined): JobForm => {
  const empty = emptyForm(today(), [fieldId])
  return category ? chooseCategory(empty, category) : empty
}

/** Dialog over the page: a new job on the field, or one of its jobs. */
interface Open {
  readonly title: string
  readonly start: JobForm
}

const editing = (job: Job): Open => ({ title: jobsText.editTitle, start: formOf(job) })

/** The job dialog of the page: opened by a button, or by the job behind the # of the address. */
function useJobDialog(fieldId: string) {
  const [opened, setOpened] = useState<Open>()
  const { asked: jobAtHash, close: leaveHash } = useJobAtHash()
  const mayEnter = useMay('enter')
  const settings = useSettings().data
  const formAtHash = useMemo(() => jobAtHash && editing(jobAtHash), [jobAtHash])
  return {
    shown: mayEnter ? (opened ?? formAtHash) : undefined,
    openJob: (job: Job): void => setOpened(editing(job)),
    openNew: (key?: string): void => {
      const category = settings?.jobCategories.find((each) => each.visible && each.key === key)
      setOpened({ title: jobsText.addTitle, start: formOn(fieldId, category) })
    },
    close: (): void => {
      setOpened(undefined)
      leaveHash()
    },
  }
}

/** `/pollud/{year}/{id}`: one field's jobs of a season. */
export function FieldJobsPage() {
  const year = useGlobalYear()
  const id = useRouteParam('id')
  const fields = useFields()
  const season = useQuery(fieldJobsQuery(id, year))
  const saves = usePendingSaves()
  const pendingIds = useMemo(
    () => new Set(saves.flatMap(({ drafts }) => drafts.map(({ _id }) => _id))),
    [saves],
  )
  const dialog = useJobDialog(id)
  const removeJob = useRemoveJob()
  const field = fields.data?.find(({ _id }) => _id === id)
  const otherYear = useOtherYear(field, year)
  const parents = useMemo(() => [{ label: fieldPageText.fieldsPage, to: pathTo('fields', { year }) }], [year])
  const handlers: JobHandlers = {
    onEdit: dialog.openJob,
    onRemove: (job) => void removeJob(job),
  }
  const { shown } = dialog
  const parts = [fields, season]
  const isFailed = field !== undefined && season.isError
  return (
    <Page title={field && nameOfYear(field, year)} parents={parents}>
      {(fields.isError || isFailed) && (
        <LoadFailed
          onReload={() => {
            for (const part of parts) if (part.isError) void part.refetch()
          }}
        />
      )}
      {fields.data && !field && <FieldMissing />}
      {field && season.isPending && <DelayedSkeleton lines={6} height={48} />}
      {field && otherYear.cropYear !== undefined && (
        <SeasonNotice
          props={{ field, cropYear: otherYear.cropYear, shownYear: year, onOpenYear: otherYear.open }}
        />
      )}
      {field && season.data && (
        <FieldJobs
          field={field}
          year={year}
          season={season.data}
          pendingIds={pendingIds}
          handlers={handlers}
          onAdd={dialog.openNew}
        />
      )}
      {shown && (
        <JobDialog
          key={shown.start.eventId ?? shown.start.batchId}
          title={shown.title}
          start={shown.start}
          isFieldLocked
          onSaved={otherYear.look}
          onClose={dialog.close}
        />
      )}
    </Page>
  )
}
