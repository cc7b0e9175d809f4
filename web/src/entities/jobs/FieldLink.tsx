import { useNavigate } from '@tanstack/react-router'
import { cropYearOf } from '@vagu/core/time/season'
import type { MouseEvent } from 'react'
import { pathTo } from '../../navigation/paths.ts'
import styles from './JobTable.module.css'
import type { ListedJob } from './listed-job.ts'

/** The page of the job's field, in the job's own crop year. */
function pathOf({ job, field }: ListedJob): string {
  const { fieldId, status, plannedYear, date } = job
  const planned = status === 'PLANNED' ? plannedYear : null
  return pathTo('field', { id: fieldId, year: planned ?? cropYearOf(date, field?.yearInfo) })
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

interface Props {
  readonly job: ListedJob
  readonly tabIndex?: 0 | -1 | undefined
}

/** A plain link: the router's own listens to every change of the address, which is dear in each of many rows. */
export function FieldLink({ job, tabIndex }: Props) {
  const navigate = useNavigate()
  const path = pathOf(job)
  return (
    <a
      href={path}
      className={styles.link}
      tabIndex={tabIndex}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        void navigate({ to: path })
      }}
    >
      {job.job.fieldName}
    </a>
  )
}
