import { Button } from '@mantine/core'
import styles from './ReloadLine.module.css'
import { uiText } from './text.ts'

interface Props {
  /** Sentence that says what could not be loaded. */
  readonly text: string
  readonly onReload: () => void
  readonly isLoading: boolean
}

/** A line where a part of a page would stand that could not be loaded. */
export const ReloadLine = ({ text, onReload, isLoading }: Props) => (
  <p className={styles.line} role="status">
    {text}
    <Button variant="light" size="compact-md" loading={isLoading} onClick={onReload}>
      {uiText.reload}
    </Button>
  </p>
)
