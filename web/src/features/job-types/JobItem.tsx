import type { JobCategory, JobType } from '@vagu/core/settings/schema'
import { useState } from 'react'
import { jobTypesText } from '../../entities/job-types/text.ts'
import { formatQuantity } from '../../lib/format.ts'
import { EntryHead, type Place } from './EntryHead.tsx'
import { useJobTypes } from './form-context.ts'
import { JobBody } from './JobBody.tsx'
import styles from './JobTypes.module.css'
import { jobTypesPageText } from './text.ts'

interface Props extends Place {
  readonly category: JobCategory
  readonly job: JobType
  readonly path: string
}

/** Requirements and price of a job type, in one line. */
function summaryOf({ requires, hectarePrice, variants }: JobType): string {
  const kinds = requires.map((kind) => jobTypesText.kinds[kind]).join(', ')
  const price = hectarePrice === null ? '' : formatQuantity(hectarePrice, jobTypesText.priceUnit)
  return [kinds && jobTypesPageText.collects(kinds), price, variants.join(' / ')].filter(Boolean).join(' · ')
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
