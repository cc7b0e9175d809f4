import type { UnreadableRecord } from '@vagu/core/status/schema'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { unreadableText } from './unreadable-text.ts'

interface Props {
  readonly records: readonly UnreadableRecord[]
}

/** Sentence on records that cannot be read: which, what that means, and what to do. */
export const UnreadableLine = ({ records }: Props) => (
  <Alert color="yellow" mb="md" icon={<IconAlertTriangle aria-hidden />} role="status">
    {unreadableText(records)}
  </Alert>
)
