import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Review } from '@vagu/core/field-import/schema'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import styles from './field-import.module.css'
import { fieldImportText } from './text.ts'

interface Props {
  readonly fileName: string
  readonly review: Review
  readonly onOtherFile: () => void
  /** Choices about the whole file. */
  readonly children?: ReactNode
}

export function ReviewSummary({ fileName, review, onOtherFile, children }: Props) {
  const facts = [
    fieldImportText.formats[review.format],
    review.coordinateSystem === null
      ? fieldImportText.noSystem
      : fieldImportText.systems[review.coordinateSystem],
    review.coordinateSystem !== null && !review.isSystemStated && fieldImportText.systemGuessed,
    review.isAxisSwapped && fieldImportText.axesSwapped,
  ].filter((fact) => fact !== false)
  return (
    <Card
      title={fieldImportText.summary(fileName)}
      actions={
        <Button variant="default" onClick={onOtherFile}>
          {fieldImportText.otherFile}
        </Button>
      }
    >
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {review.notes.map(({ code, detail }) => (
        <p key={code} role="status" className={styles.note}>
          <IconAlertTriangle size={20} aria-hidden />
          {detail}
        </p>
      ))}
      {children}
    </Card>
  )
}
