import { Alert } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { mayNotText } from './may-not-text.ts'

/** Stands in place of the form for who may look and not enter. */
export const MayNot = () => (
  <Alert icon={<IconEye aria-hidden />} color="gray">
    {mayNotText.onlyLooks}
  </Alert>
)
