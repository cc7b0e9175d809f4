import type { Entity } from '@vagu/core/entities'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMessages } from '../../ui/Messages.tsx'
import { useMay } from '../../ui/may.tsx'
import { historyText } from './text.ts'

interface Props {
  /** Of the record that was deleted. */
  readonly name: string
  readonly restore: () => Promise<unknown>
  /** Entity that is read again when it fails; nothing where left out. */
  readonly of?: Entity
}

/** Brings a deleted record back, and says how it went. */
export function BringBack({ name, restore, of }: Props) {
  const messages = useMessages()
  const may = useMay(of === 'jobs' ? 'enter' : 'write')
  const { mutate, isPending } = useMutation({
    mutationFn: restore,
    onSuccess: () => messages.success(historyText.broughtBack(name)),
    onError: (error) => messages.failed(error, historyText.bringBackFailed),
    ...(of && { meta: { rereadsOnFailure: [of] } }),
  })
  if (!may) return null
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={18} aria-hidden />}
      aria-label={historyText.bringBackOf(name)}
      loading={isPending}
      onClick={() => mutate()}
    >
      {historyText.bringBack}
    </Button>
  )
}
