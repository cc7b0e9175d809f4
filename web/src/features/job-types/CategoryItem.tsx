import type { JobCategory } from '@vagu/core/settings/schema'
import { useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { AddEntry } from './AddEntry.tsx'
import { movedEntry, withNewJob } from './edit-job-types.ts'
import { EntryFoot } from './EntryFoot.tsx'
import { EntryHead, type Place } from './EntryHead.tsx'
import { useJobTypes } from './form-context.ts'
import { JobItem } from './JobItem.tsx'
import styles from './JobTypes.module.css'
import { NameInput } from './NameInput.tsx'
import { jobTypesPageText } from './text.ts'
import { useRowDrag } from './use-row-drag.ts'

interface BodyProps {
  readonly category: JobCategory
  readonly path: string
}

function CategoryBody({ category, path }: BodyProps) {
  const { change } = useJobTypes()
  const { key, name, jobs } = category
  const drag = useRowDrag((from, to) => {
    const job = jobs[from]
    if (job) change((types) => movedEntry(types, { category: key, job: job.key }, to))
  })
  return (
    <div className={styles.body}>
      <NameInput entry={{ category: key }} path={path} label={jobTypesPageText.categoryName} name={name} />
      <ol className={styles.jobs} aria-label={jobTypesPageText.jobsOf(name)}>
        {jobs.map((job, at) => (
          <JobItem
            key={job.key}
            category={category}
            job={job}
            path={`${path}.jobs.${at}`}
            at={at}
            count={jobs.length}
            drag={drag}
          />
        ))}
      </ol>
      <AddEntry
        label={jobTypesPageText.newJob}
        fullLabel={jobTypesPageText.newJobOf(name)}
        action={jobTypesPageText.addJob}
        onAdd={(job) => change((types) => withNewJob(types, { category: key, job: newId() }, job))}
      />
      <EntryFoot entry={{ category: key }} name={name} label={jobTypesPageText.deleteCategory} />
    </div>
  )
}

/** A category with its jobs behind a fold. */
export function CategoryItem({ category, path, ...place }: BodyProps & Place) {
  const { isNew } = useJobTypes()
  const entry = { category: category.key }
  const [isOpen, setIsOpen] = useState(() => isNew(entry))
  return (
    <li className={styles.category} {...place.drag.rowOf(place.at)}>
      <EntryHead
        {...place}
        entry={entry}
        path={path}
        name={category.name}
        isVisible={category.visible}
        summary={jobTypesPageText.jobs(category.jobs.length)}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && <CategoryBody category={category} path={path} />}
    </li>
  )
}
