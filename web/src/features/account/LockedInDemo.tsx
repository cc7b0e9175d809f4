import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { accountText } from './text.ts'

/** Stands in place of what the demo does not do. */
export const LockedInDemo = () => (
  <Alert color="gray" icon={<IconLock aria-hidden />}>
    {accountText.lockedInDemo}
  </Alert>
)
