import type { JobDates } from '@vagu/core/jobs/dates'
import { jobDays } from '../../entities/jobs/describe-job.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import { nameOf } from './batch-failure.ts'
import type { Obstacle, Preview } from './batch-change.ts'
import layout from '../../ui/layout.module.css'
import styles from './JobsPage.module.css'
import { jobsPageText } from './text.ts'

/** Enough to see what happens; the rest is counted. */
const SHOWN = 40

const datesText = (dates: JobDates): string => `${jobsText.statuses[dates.status]}, ${jobDays(dates)}`

function ChangeLine({ preview: { job, before, after, otherYear } }: { readonly preview: Preview }) {
  return (
    <li className={styles.changeLine}>
      <strong>{nameOf(job.job)}</strong>
      <span>
        <s>{datesText(before)}</s> <span className="visually-hidden">{jobsPageText.becomes}</span>
        <span aria-hidden>»</span> {datesText(after)}
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
  hasChange,
}: {
  readonly previews: readonly Preview[]
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
          <ChangeLine key={preview.job.job._id} preview={preview} />
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
