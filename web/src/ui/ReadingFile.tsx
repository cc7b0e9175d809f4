import { Button, Progress } from '@mantine/core'
import { Card } from './Card.tsx'
import styles from './FileDrop.module.css'

interface Props {
  readonly text: {
    readonly reading: (name: string) => string
    readonly readingText: string
    readonly cancel: string
  }
  readonly fileName: string
  readonly onCancel: () => void
}

/** While a file is on its way and read. */
export function ReadingFile({ text, fileName, onCancel }: Props) {
  return (
    <Card title={text.reading(fileName)}>
      <div role="status" aria-label={text.reading(fileName)}>
        <Progress.Root size="lg">
          <Progress.Section value={100} striped animated withAria={false} />
        </Progress.Root>
        <p className={styles.text}>{text.readingText}</p>
      </div>
      <Button variant="default" onClick={onCancel}>
        {text.cancel}
      </Button>
    </Card>
  )
}
