import { Button, Progress } from '@mantine/core'
import { Card } from '../../ui/Card.tsx'
import styles from './field-import.module.css'
import { fieldImportText } from './text.ts'

interface Props {
  readonly fileName: string
  readonly onCancel: () => void
}

/** While the file is on its way and read. */
export function ReadingFile({ fileName, onCancel }: Props) {
  return (
    <Card title={fieldImportText.reading(fileName)}>
      <div role="status" aria-label={fieldImportText.reading(fileName)}>
        <Progress.Root size="lg">
          <Progress.Section value={100} striped animated withAria={false} />
        </Progress.Root>
        <p className={styles.text}>{fieldImportText.readingText}</p>
      </div>
      <Button variant="default" onClick={onCancel}>
        {fieldImportText.cancel}
      </Button>
    </Card>
  )
}
