import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { pathTo } from '../../navigation/paths.ts'
import { LazyWorkerDialog } from '../../entities/workers/LazyWorkerDialog.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './SetupList.module.css'
import { jobsText } from '../../entities/jobs/text.ts'

export interface SetupListProps {
  readonly counts: { readonly fields: number; readonly workers: number; readonly jobEvents: number }
}
interface StepProps {
  readonly isDone: boolean
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

function Step({ isDone, title, children, action }: StepProps) {
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      {isDone ? <IconCircleCheckFilled size={24} aria-hidden /> : <IconCircle size={24} aria-hidden />}
      <div>
        <strong>
          {title}
          {isDone && <span className={styles.done}> {jobsText.setupDone}</span>}
        </strong>
        {!isDone && <p>{children}</p>}
      </div>
      {!isDone && action}
    </li>
  )
}

/** Records that a new farm still needs, with one button each. */
export function SetupList({ counts }: SetupListProps) {
  const year = useGlobalYear()
  const [isAddingWorker, setIsAddingWorker] = useState(false)
  const close = (): void => setIsAddingWorker(false)
  return (
    <Card title={jobsText.setup}>
      <ol className={styles.list}>
        <Step
          isDone={counts.fields > 0}
          title={jobsText.setupFields}
          action={
            <span className={styles.actions}>
              <Button component={Link} to={pathTo('fieldImport', { year })}>
                {jobsText.setupFieldsAction}
              </Button>
              <Button component={Link} to={pathTo('fields', { year })} variant="default">
                {jobsText.setupFieldsAdd}
              </Button>
            </span>
          }
        >
          {jobsText.setupFieldsText}
        </Step>
        <Step
          isDone={counts.workers > 0}
          title={jobsText.setupWorkers}
          action={
            <Button variant="default" onClick={() => setIsAddingWorker(true)}>
              {jobsText.setupWorkersAction}
            </Button>
          }
        >
          {jobsText.setupWorkersText}
        </Step>
        <Step isDone={counts.jobEvents > 0} title={jobsText.setupJob}>
          {jobsText.setupJobText}
        </Step>
      </ol>
      {isAddingWorker && (
        <LazyWorkerDialog
          onFailed={close}
          props={{ start: { name: '', needsCertificate: true }, onClose: close, onSaved: close }}
        />
      )}
    </Card>
  )
}
