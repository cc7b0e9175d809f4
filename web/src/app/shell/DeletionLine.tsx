import { Alert, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useCan } from '../../entities/account/use-can.ts'
import { deletionText } from '../../entities/account/deletion-text.ts'
import { useKeepAccount } from '../../entities/account/use-keep-account.ts'
import { formatDay } from '../../lib/format.ts'

interface Props {
  readonly day: string
}

/** Day of the deletion, and the way back for whoever may take it. */
export function DeletionLine({ day }: Props) {
  const isOwner = useCan('manage')
  const { keep, isPending } = useKeepAccount()
  return (
    <Alert
      color="red"
      mb="md"
      icon={<IconTrash aria-hidden />}
      role="status"
      title={deletionText.ahead(formatDay(day))}
    >
      {deletionText.until}
      {isOwner && (
        <Button mt="sm" display="block" variant="default" loading={isPending} onClick={keep}>
          {deletionText.takeBack}
        </Button>
      )}
    </Alert>
  )
}
