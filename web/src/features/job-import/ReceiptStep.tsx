import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { JobReceipt } from '@vagu/core/job-import/schema'
import { useState } from 'react'
import { useTakeBack } from '../../entities/job-grid/use-batch-storing.ts'
import { pathTo } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import shared from '../../ui/import/Import.module.css'
import { jobImportText as text } from './text.ts'

interface Props {
  readonly receipt: JobReceipt
  readonly year: number
  readonly onAnother: () => void
}

/** Receipt of a table: how much was stored, and the way back. */
export function ReceiptStep({ receipt, year, onAnother }: Props) {
  const { jobIds, read, known, alike } = receipt
  const [isTakenBack, setIsTakenBack] = useState(false)
  const takeBack = useTakeBack()
  const title = isTakenBack ? text.takenBackTitle(jobIds.length) : text.receiptTitle(jobIds.length)
  return (
    <Card title={title}>
      <p role="status" className={shared.quiet}>
        {text.receiptDetail(read, known)}
        {alike > 0 && ` ${text.alike(alike)}`}
      </p>
      <div className={shared.buttons}>
        <Button component={Link} to={pathTo('jobs', { year })}>
          {text.toJobs}
        </Button>
        {!isTakenBack && jobIds.length > 0 && (
          <Button variant="default" onClick={() => void takeBack(jobIds, () => setIsTakenBack(true))}>
            {text.takeBack}
          </Button>
        )}
        <Button variant="default" onClick={onAnother}>
          {text.another}
        </Button>
      </div>
    </Card>
  )
}
