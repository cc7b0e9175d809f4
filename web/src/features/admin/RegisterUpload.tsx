import { Button, FileButton, Progress } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useId } from 'react'
import { Card } from '../../ui/Card.tsx'
import styles from './admin.module.css'
import { ImportResult } from './ImportResult.tsx'
import { words } from './text.ts'
import { type Stage, useRegisterUpload } from './use-register-upload.ts'

const Reading = ({ onCancel }: { readonly onCancel: () => void }) => (
  <div role="status" aria-label={words.reading} className={styles.block}>
    <p className={styles.text}>{words.reading}</p>
    <Progress.Root size="lg">
      <Progress.Section value={100} striped animated withAria={false} />
    </Progress.Root>
    <Button variant="default" onClick={onCancel}>
      {words.cancel}
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
    <Card title={words.upload}>
      <p className={styles.text}>{words.uploadText}</p>
      {stage.name === 'reading' ? (
        <Reading onCancel={cancel} />
      ) : (
        <FileButton
          multiple
          accept=".csv,.zip"
          onChange={send}
          inputProps={{ 'aria-label': words.choose, 'aria-describedby': errorId }}
        >
          {(props) => (
            <Button {...props} leftSection={<IconFileUpload size={20} aria-hidden />}>
              {words.choose}
            </Button>
          )}
        </FileButton>
      )}
      <Refusal id={errorId} stage={stage} />
      {stage.name === 'stored' && <ImportResult result={stage.result} />}
    </Card>
  )
}
