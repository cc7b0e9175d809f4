import { Button, FileButton } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { type DragEvent, useId, useState } from 'react'
import { Card } from './Card.tsx'
import styles from './FileDrop.module.css'

/** Words of a place where a file is dropped. */
export interface FileDropText {
  readonly dropTitle: string
  readonly dropText: string
  readonly dropHere: string
  readonly choose: string
  readonly otherFile: string
}

interface Props {
  readonly text: FileDropText
  /** How large a file may be, and what follows. */
  readonly limit: string
  /** Endings of files that are offered to choose from. */
  readonly accept: string
  readonly error?: string | undefined
  readonly onFile: (file: File) => void
}

/** Where a file is dropped or chosen; what is wrong with it stands right here. */
export function FileDrop({ text, limit, accept, error, onFile }: Props) {
  const [isOver, setIsOver] = useState(false)
  const errorId = useId()
  const over = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <Card title={text.dropTitle}>
      <p className={styles.text}>{text.dropText}</p>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        data-wrong={error !== undefined || undefined}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconFileImport size={40} stroke={1.5} aria-hidden />
        <span className={styles.dropHere}>{text.dropHere}</span>
        <FileButton
          accept={accept}
          onChange={(file) => {
            if (file) onFile(file)
          }}
          inputProps={{ 'aria-label': text.choose, 'aria-describedby': errorId }}
        >
          {(props) => <Button {...props}>{error ? text.otherFile : text.choose}</Button>}
        </FileButton>
        <span className={styles.quiet}>{limit}</span>
      </div>
      <p id={errorId} role="alert" className={styles.error}>
        {error}
      </p>
    </Card>
  )
}
