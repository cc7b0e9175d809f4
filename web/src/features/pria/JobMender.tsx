import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { JobDialog } from '../../entities/job-form/JobDialog.tsx'
import { openBlock } from '../../entities/job-form/model/change-form.ts'
import type { Block } from '../../entities/job-form/model/job-form.ts'
import { formOf } from '../../entities/job-form/model/stored-form.ts'
import { jobQuery } from '../../entities/jobs/api.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import { focusInput } from '../../ui/focus-input.ts'

/** Blocks of the form that are opened for an input, by the beginning of its name. */
const BLOCK_OF: readonly (readonly [start: string, block: Block])[] = [
  ['worker', 'worker'],
  ['yield', 'yield'],
]
/** Time that the window takes to open and to put the focus where it usually stands. */
const OPENED_MS = 400

/** Leads to an input of the form in the window that is being opened. */
function leadTo(name: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => look())
  const look = (): void => {
    const form = document.querySelector<HTMLElement>('[role=dialog] form')
    if (!form) return
    observer.disconnect()
    timer = setTimeout(() => focusInput(form, name), OPENED_MS)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

export interface JobMenderProps {
  readonly jobId: string
  /** Input that is wrong or missing (`worker`, `requisites.0.unit`); empty for none. */
  readonly input: string
  readonly onClose: () => void
}

/** The form of a job over the comparison, at what is missing. */
export function JobMender({ jobId, input, onClose }: JobMenderProps) {
  const { data: job } = useQuery(jobQuery(jobId))
  const start = useMemo(() => {
    if (!job) return undefined
    const form = formOf(job)
    const block = BLOCK_OF.find(([name]) => input.startsWith(name))?.[1]
    return block === undefined || form.opened.includes(block) ? form : openBlock(form, block)
  }, [job, input])
  const isThere = start !== undefined
  useEffect(() => (isThere && input !== '' ? leadTo(input) : undefined), [isThere, input])
  if (!start) return null
  return <JobDialog title={jobsText.editTitle} start={start} isFieldLocked onClose={onClose} />
}
