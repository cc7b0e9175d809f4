import type { Machine } from '@vagu/core/machines/schema'
import type { JobDates } from '@vagu/core/jobs/dates'
import { jobDays } from '../../entities/jobs/describe-job.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import { machinesText } from '../../entities/machines/text.ts'
import { nameOf } from './batch-failure.ts'
import type { Obstacle, Preview } from './batch-change.ts'
import layout from '../../ui/layout.module.css'
import styles from './JobsPage.module.css'
import { jobsPageText } from './text.ts'

/** Enough to see what happens; the rest is counted. */
const SHOWN = 40

const datesText = (dates: JobDates): string => `${jobsText.statuses[dates.status]}, ${jobDays(dates)}`

type Machines = readonly Machine[]
const machineText = (id: string | null | undefined, machines: Machines): string =>
  id == null ? jobsPageText.noMachine : (machines.find(({ _id }) => _id === id)?.name ?? machinesText.deleted)

interface LineProps {
  readonly preview: Preview
  readonly machines: Machines
}

function ChangeLine({ preview: { job, before, after, machine, otherYear }, machines }: LineProps) {
  const hasMachine = machine !== undefined
  const textOf = (dates: JobDates, id: string | null | undefined): string =>
    hasMachine ? `${datesText(dates)}, ${machineText(id, machines)}` : datesText(dates)
  return (
    <li className={styles.changeLine}>
      <strong>{nameOf(job.job)}</strong>
      <span>
        <s>{textOf(before, job.job.machine)}</s>{' '}
        <span className="visually-hidden">{jobsPageText.becomes}</span>
        <span aria-hidden>»</span> {textOf(after, machine)}
        {otherYear !== null && <em> ({jobsPageText.leavesYear(otherYear)})</em>}
      </span>
    </li>
  )
}

function Obstacles({ previews }: { readonly previews: readonly Preview[] }) {
  const groups = Map.groupBy(previews, ({ obstacle }) => obstacle)
  const found = [...groups].filter((group): group is [Obstacle, Preview[]] => group[0] !== null)
  return found.map(([obstacle, group]) => (
    <p key={obstacle} className={styles.obstacle} role="alert">
      {jobsPageText.cannot(group.length)} {jobsPageText.obstacles[obstacle]} (
      {group
        .slice(0, 3)
        .map(({ job }) => nameOf(job.job))
        .join(', ')}
      {group.length > 3 && ` ${jobsPageText.morePreviews(group.length - 3)}`})
    </p>
  ))
}

/** Preview of a change, job by job. */
export function ChangePreview({
  previews,
  machines,
  hasChange,
}: {
  readonly previews: readonly Preview[]
  readonly machines: Machines
  readonly hasChange: boolean
}) {
  if (!hasChange) return <p className={styles.hint}>{jobsPageText.previewEmpty}</p>
  const changing = previews.filter(({ isChanged, obstacle }) => isChanged && obstacle === null)
  const same = previews.filter(({ isChanged, obstacle }) => !isChanged && obstacle === null)
  return (
    <section aria-label={jobsPageText.preview}>
      <Obstacles previews={previews} />
      {changing.length === 0 && <p className={styles.hint}>{jobsPageText.nothingChanges}</p>}
      <ul className={layout.listColumn}>
        {changing.slice(0, SHOWN).map((preview) => (
          <ChangeLine key={preview.job.job._id} preview={preview} machines={machines} />
        ))}
      </ul>
      {changing.length > SHOWN && (
        <p className={styles.hint}>{jobsPageText.morePreviews(changing.length - SHOWN)}</p>
      )}
      {same.length > 0 && changing.length > 0 && (
        <p className={styles.hint}>{jobsPageText.unchanged(same.length)}</p>
      )}
    </section>
  )
}
