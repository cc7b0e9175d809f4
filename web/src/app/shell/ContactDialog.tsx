import { Button, Group, Text, Textarea } from '@mantine/core'
import { sendFeedback } from '@vagu/core/users/contract'
import { Feedback } from '@vagu/core/users/schema'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { words as generic } from '../../ui/text.ts'
import { onContact } from '../contact.ts'
import { words } from './text.ts'

/** A message to the makers; opened by `openContact()` from anywhere. */
export function ContactDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const [message, setMessage] = useState('')
  const messages = useMessages()
  useEffect(() => onContact(() => setIsOpen(true)), [])
  const send = useMutation({
    mutationFn: () => call(sendFeedback, { body: { message } }),
    onSuccess: () => {
      setIsOpen(false)
      setMessage('')
      messages.success(words.contactSent)
    },
    onError: (error) => messages.failed(error, words.contactFailed),
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      title={words.contact}
      isChanged={message.trim() !== ''}
    >
      <Text c="dimmed" mb="md">
        {words.contactIntro}
      </Text>
      <Textarea
        label={words.contactLabel}
        autosize
        minRows={4}
        maxRows={12}
        data-autofocus
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => setIsOpen(false)}>
          {generic.cancel}
        </Button>
        <Button
          disabled={!Feedback.safeParse({ message }).success}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {words.contactSend}
        </Button>
      </Group>
    </Dialog>
  )
}
