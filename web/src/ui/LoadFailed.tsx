import { Alert, Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { uiText } from './text.ts'

interface Props {
  /** Title that says what could not be loaded; a general sentence without it. */
  readonly title?: string
  readonly onReload: () => void
  readonly isLoading?: boolean
}

/** Stands where the data would stand, so that a list never looks complete when it is not. */
export function LoadFailed({ title = uiText.loadFailed, onReload, isLoading = false }: Props) {
  return (
    <Alert color="red" variant="light" icon={<IconCloudOff aria-hidden />} title={title}>
      <p style={{ margin: '0 0 12px' }}>{uiText.loadFailedWhy}</p>
      <Button variant="default" onClick={onReload} loading={isLoading}>
        {uiText.reload}
      </Button>
    </Alert>
  )
}
