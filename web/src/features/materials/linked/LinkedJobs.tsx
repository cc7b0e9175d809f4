import type { Material } from '@vagu/core/materials/schema'
import { cropYearOf } from '@vagu/core/time/season'
import { Button } from '@mantine/core'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useFields } from '../../../entities/fields/use-fields.ts'
import { today } from '../../../lib/today.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { useJobsWith, useUpdateJobs } from './api.ts'
import { type LinkedJob, jobsOfSeason, linkedJobs } from './linked-jobs.ts'
import styles from './Linked.module.css'
import { LinkedJobRow } from './LinkedJobRow.tsx'
import { linkedText } from './text.ts'
import { WarningsAhead } from './WarningsAhead.tsx'

export interface LinkedJobsProps {
  /** As it was saved just now. */
  readonly requisite: Material
  /** Former name. */
  readonly formerName: string | undefined
  readonly onClose: () => void
}
interface ChoiceProps extends Pick<LinkedJobsProps, 'requisite' | 'onClose'> {
  readonly jobs: readonly LinkedJob[]
  readonly first: ReadonlySet<string>
}
const WIDTH = 640

/** Choice of the jobs that take over what was saved. */
function Choice({ requisite, onClose, jobs, first }: ChoiceProps) {
  const messages = useMessages()
  const [chosen, setChosen] = useState(first)
  const isSending = useRef(false)
  const { mutate, isPending } = useUpdateJobs()
  const toggle = useCallback(
    (id: string) =>
      setChosen((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id])),
    [],
  )
  const ids = useMemo(() => jobs.map(({ job }) => job._id).filter((id) => chosen.has(id)), [jobs, chosen])
  const update = (): void => {
    if (isSending.current) return
    isSending.current = true
    mutate(
      { _id: requisite._id, ids },
      {
        onSuccess: () => {
          messages.success(linkedText.updated)
          onClose()
        },
        onError: (error) => messages.failed(error, linkedText.failed),
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }
  return (
    <div className={styles.dialog}>
      <p>{linkedText.text(requisite.name, jobs.length)}</p>
      <div className={styles.bar}>
        <Button
          variant="default"
          onClick={() => setChosen(new Set(jobs.map(({ job }) => job._id)))}
          disabled={ids.length === jobs.length}
        >
          {linkedText.selectAll}
        </Button>
        <Button variant="default" onClick={() => setChosen(new Set())} disabled={ids.length === 0}>
          {linkedText.deselectAll}
        </Button>
        <span className={styles.count} role="status">
          {linkedText.selected(ids.length, jobs.length)}
        </span>
      </div>
      <div className={styles.list} role="group" aria-label={linkedText.list}>
        {jobs.map((job) => (
          <LinkedJobRow key={job.job._id} job={job} isChosen={chosen.has(job.job._id)} onToggle={toggle} />
        ))}
      </div>
      <WarningsAhead requisite={requisite} ids={ids} />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {linkedText.keep}
        </Button>
        <Button onClick={update} loading={isPending} disabled={ids.length === 0}>
          {linkedText.update}
        </Button>
      </div>
    </div>
  )
}

/** After a material was saved: the jobs that say something else of it, if there are any. */
export function LinkedJobs({ requisite, formerName, onClose }: LinkedJobsProps) {
  const messages = useMessages()
  const fields = useFields()
  const { data, isError } = useJobsWith(requisite)
  const jobs = useMemo(
    () => data && linkedJobs(data, requisite, formerName === undefined ? [] : [formerName]),
    [data, requisite, formerName],
  )
  const isNothing = jobs?.length === 0
  const end = useEffectEvent((): void => {
    if (isError) messages.error(linkedText.jobsFailed(requisite.name), { ms: 8000 })
    onClose()
  })
  useEffect(() => {
    if (isNothing || isError) end()
  }, [isNothing, isError])
  if (!jobs || jobs.length === 0 || fields.isPending) return null
  const startsOf = (id: string) => fields.data?.find(({ _id }) => _id === id)?.yearInfo ?? []
  return (
    <Dialog isOpen onClose={onClose} title={linkedText.title} width={WIDTH} isChanged={false}>
      <Choice
        requisite={requisite}
        onClose={onClose}
        jobs={jobs}
        first={jobsOfSeason(jobs, cropYearOf(today()), startsOf)}
      />
    </Dialog>
  )
}
