import { Button, Group, Text, Textarea } from '@mantine/core'
import { sendFeedback } from '@vagu/core/users/contract'
import { Feedback } from '@vagu/core/users/schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { shellText } from './text.ts'

export interface ContactProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A message to the makers. */
export function ContactDialog({ isOpen, onClose }: ContactProps) {
  const [message, setMessage] = useState('')
  const messages = useMessages()
  const close = (): void => {
    onClose()
    setMessage('')
  }
  const send = useMutation({
    mutationFn: () => call(sendFeedback, { body: { message } }),
    onSuccess: () => {
      close()
      messages.success(shellText.contactSent)
    },
    onError: (error) => messages.failed(error, shellText.contactFailed),
  })
  return (
    <Dialog isOpen={isOpen} onClose={close} title={shellText.contact} isChanged={message.trim() !== ''}>
      <Text c="dimmed" mb="md">
        {shellText.contactIntro}
      </Text>
      <Textarea
        label={shellText.contactLabel}
        autosize
        minRows={4}
        maxRows={12}
        data-autofocus
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg">
        <CloseButton />
        <Button
          disabled={!Feedback.safeParse({ message }).success}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {shellText.contactSend}
        </Button>
      </Group>
    </Dialog>
  )
}
