import { useEffect, useMemo, useRef, useState } from 'react'
import { today } from '../../lib/today.ts'
import type { JobForm } from '../../entities/job-form/model/job-form.ts'
import { formOf, repeatOf } from '../../entities/job-form/model/stored-form.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import type { RowActions } from './row-actions.ts'
import { jobsPageText } from './text.ts'
import { useBatchRemove } from './use-batch.ts'
import { useFocusReturn } from './use-focus-return.ts'

/** Dialog over the page: a job to be changed, or to be repeated. */
interface Opened {
  readonly title: string
  readonly start: JobForm
}

/** Actions of a row, and the dialog that some of them open. */
export function useJobWindow(year: number) {
  const [opened, setOpened] = useState<Opened>()
  const focus = useFocusReturn()
  const remove = useBatchRemove(year)
  const now = useRef({ remove, focus })
  useEffect(() => {
    now.current = { remove, focus }
  })
  const actions = useMemo((): RowActions => {
    const open = (next: Opened): void => {
      now.current.focus.remember()
      setOpened(next)
    }
    return {
      onOpen: (job) => open({ title: jobsText.editTitle, start: formOf(job) }),
      onRepeat: (job) => open({ title: jobsPageText.repeat, start: repeatOf(job, today(), [job.fieldId]) }),
      onRemove: (job) => void now.current.remove([job]),
    }
  }, [])
  const close = (): void => {
    setOpened(undefined)
    focus.giveBack()
  }
  return { opened, close, actions }
}
