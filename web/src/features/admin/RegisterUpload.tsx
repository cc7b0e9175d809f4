import { Button, FileButton, Progress } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useId } from 'react'
import { Card } from '../../ui/Card.tsx'
import styles from './admin.module.css'
import { ImportResult } from './ImportResult.tsx'
import { adminText } from './text.ts'
import { type Stage, useRegisterUpload } from './use-register-upload.ts'

const Reading = ({ onCancel }: { readonly onCancel: () => void }) => (
  <div role="status" aria-label={adminText.reading} className={styles.block}>
    <p className={styles.text}>{adminText.reading}</p>
    <Progress.Root size="lg">
      <Progress.Section value={100} striped animated withAria={false} />
    </Progress.Root>
    <Button variant="default" onClick={onCancel}>
      {adminText.cancel}
    </Button>
  </div>
)

const Refusal = ({ id, stage }: { readonly id: string; readonly stage: Stage }) => (
  <div id={id} role="alert" className={styles.error}>
    {stage.name === 'waiting' && stage.error}
    {stage.name === 'waiting' && stage.faults && (
      <ul>
        {stage.faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    )}
  </div>
)

/** Takes over the register's official files; what was wrong in them is told line by line. */
export function RegisterUpload() {
  const { stage, send, cancel } = useRegisterUpload()
  const errorId = useId()
  return (
    <Card title={adminText.upload}>
      <p className={styles.lead}>{adminText.uploadText}</p>
      {stage.name === 'reading' ? (
        <Reading onCancel={cancel} />
      ) : (
        <FileButton
          multiple
          accept=".csv,.zip"
          onChange={send}
          inputProps={{ 'aria-label': adminText.choose, 'aria-describedby': errorId }}
        >
          {(props) => (
            <Button {...props} leftSection={<IconFileUpload size={20} aria-hidden />}>
              {adminText.choose}
            </Button>
          )}
        </FileButton>
      )}
      <Refusal id={errorId} stage={stage} />
      {stage.name === 'stored' && <ImportResult result={stage.result} />}
    </Card>
  )
}
