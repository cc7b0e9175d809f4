import { activityOf } from '@vagu/core/pria/rules'
import type { JobCategory, JobType } from '@vagu/core/settings/schema'
import { ACTIVITIES } from '@vagu/core/agency/words'
import { useUser } from '../../entities/session/session.ts'
import styles from './JobTypes.module.css'
import { jobTypesPageText as text } from './text.ts'

interface Props {
  readonly category: JobCategory
  readonly job: JobType
}

/** Says what work of a type is in PRIA's book, for a farm that is connected with it. */
export function PriaSupport({ category, job }: Props) {
  if (useUser()?.pria == null) return null
  const activity = activityOf(category, job)
  const words =
    activity === undefined
      ? text.priaNotSent
      : activity === null
        ? text.priaNotAsked
        : text.priaSent(ACTIVITIES[activity])
  return <p className={styles.quiet}>{words}</p>
}
