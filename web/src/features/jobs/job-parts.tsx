import type { RowParts } from '../../ui/table/select-list.ts'
import { nameOf } from './batch-failure.ts'
import { JobCard } from './JobCard.tsx'
import type { RowActions } from './row-actions.ts'
import { RowButtons } from './RowButtons.tsx'
import { keyOfJob, type SeenJob } from './seen-job.ts'
import { jobsPageText } from './text.ts'

/** What the table and the cards are told of jobs. */
export const jobParts = (actions: RowActions): RowParts<SeenJob> => ({
  keyOf: keyOfJob,
  chooseLabel: ({ event }) => jobsPageText.selectJob(nameOf(event)),
  onOpen: ({ event }) => actions.onOpen(event),
  renderButtons: ({ event }, standing) => <RowButtons event={event} actions={actions} {...standing} />,
  renderCard: (job, columns, isPending) => (
    <JobCard job={job} columns={columns} isPending={isPending} actions={actions} />
  ),
})
