import { Button, FileButton } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { type DragEvent, useId, useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { MAX_MEGABYTES } from './api.ts'
import styles from './field-import.module.css'
import { fieldImportText } from './text.ts'

const ACCEPTED = '.gml,.xml,.json,.geojson,.kml,.kmz,.gpkg,.zip,.csv,.txt,.xlsx'

interface Props {
  readonly error?: string | undefined
  readonly onFile: (file: File) => void
}

/** Where a file is dropped or chosen; what is wrong with it stands right here. */
export function FileDrop({ error, onFile }: Props) {
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
    <Card title={fieldImportText.dropTitle}>
      <p className={styles.text}>{fieldImportText.dropText}</p>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        data-wrong={error !== undefined || undefined}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconFileImport size={40} stroke={1.5} aria-hidden />
        <span className={styles.dropHere}>{fieldImportText.dropHere}</span>
        <FileButton
          accept={ACCEPTED}
          onChange={(file) => {
            if (file) onFile(file)
          }}
          inputProps={{ 'aria-label': fieldImportText.choose, 'aria-describedby': errorId }}
        >
          {(props) => (
            <Button {...props}>{error ? fieldImportText.otherFile : fieldImportText.choose}</Button>
          )}
        </FileButton>
        <span className={styles.quiet}>{fieldImportText.limit(MAX_MEGABYTES)}</span>
      </div>
      <p id={errorId} role="alert" className={styles.error}>
        {error}
      </p>
    </Card>
  )
}
