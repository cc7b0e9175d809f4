import type { JobCategory, JobType } from '@vagu/core/settings/schema'
import { useState } from 'react'
import { EntryHead, type Place } from './EntryHead.tsx'
import { useJobTypes } from './form-context.ts'
import { JobBody } from './JobBody.tsx'
import styles from './JobTypes.module.css'
import { summaryOf } from './versions.ts'

interface Props extends Place {
  readonly category: JobCategory
  readonly job: JobType
  readonly path: string
}

export function JobItem({ category, job, path, ...place }: Props) {
  const { isNew } = useJobTypes()
  const entry = { category: category.key, job: job.key }
  const [isOpen, setIsOpen] = useState(() => isNew(entry))
  return (
    <li className={styles.job} {...place.drag.rowOf(place.at)}>
      <EntryHead
        {...place}
        entry={entry}
        path={path}
        name={job.name}
        isVisible={job.visible}
        summary={summaryOf(job)}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && <JobBody category={category} job={job} path={path} />}
    </li>
  )
}
