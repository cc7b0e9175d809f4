import type { RowParts } from '../../ui/table/select-list.ts'
import { nameOf } from './batch-failure.ts'
import { JobCard } from './JobCard.tsx'
import type { RowActions } from './row-actions.ts'
import { RowButtons } from './RowButtons.tsx'
import { keyOfJob, type JobRow } from './job-row.ts'
import { jobsPageText } from './text.ts'

/** Parts of a job's row for the table and the cards. */
export const jobParts = (actions: RowActions): RowParts<JobRow> => ({
  keyOf: keyOfJob,
  chooseLabel: ({ job }) => jobsPageText.selectJob(nameOf(job)),
  onOpen: ({ job }) => actions.onOpen(job),
  renderButtons: ({ job }, rowState) => <RowButtons job={job} actions={actions} {...rowState} />,
  renderCard: (job, columns, isPending) => (
    <JobCard job={job} columns={columns} isPending={isPending} actions={actions} />
  ),
})
