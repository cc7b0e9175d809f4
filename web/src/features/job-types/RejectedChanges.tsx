import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { FieldError } from '@vagu/core/errors'
import styles from './JobTypes.module.css'
import { jobTypesPageText } from './text.ts'

interface Props {
  /** Errors of the server. */
  readonly errors: readonly FieldError[]
  readonly onRestore: () => void
}

/** Errors without an input: job types that may not be deleted, with a button that restores them. */
export function RejectedChanges({ errors, onRestore }: Props) {
  const refused = errors.filter(({ code }) => code === 'jobTypeInUse' || code === 'jobTypeOfProgram')
  if (refused.length === 0) return null
  return (
    <Alert color="red" variant="light" className={styles.refused} icon={<IconAlertTriangle aria-hidden />}>
      {refused.map(({ path, message }) => (
        <p key={path + message}>{message}.</p>
      ))}
      <Button variant="default" onClick={onRestore}>
        {jobTypesPageText.bringBack}
      </Button>
    </Alert>
  )
}
