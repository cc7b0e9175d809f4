import { Button, Group, Text, Textarea } from '@mantine/core'
import { sendFeedback } from '@vagu/core/users/contract'
import { Feedback, type FeedbackReceipt } from '@vagu/core/users/form-schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { formatInstant } from '../../lib/format.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { uiText } from '../../ui/text.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { contactText } from './contact-text.ts'
import { shellText } from './text.ts'

export interface ContactProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Receipt for what the makers got, and when. */
const Receipt = ({ receipt: { number, receivedAt, copyTo } }: { readonly receipt: FeedbackReceipt }) => (
  <div role="status">
    <Text fw={640}>{contactText.receiptNumber(number)}</Text>
    <Text>{contactText.received(formatInstant(receivedAt))}</Text>
    <Text>{copyTo === null ? contactText.noCopy : contactText.copyTo(copyTo)}</Text>
    <Group justify="flex-end" mt="lg">
      <CloseButton label={uiText.close} />
    </Group>
  </div>
)

/** A message to the makers; what they got is shown until the window is closed. */
export function ContactDialog({ isOpen, onClose }: ContactProps) {
  const [message, setMessage] = useState('')
  const [receipt, setReceipt] = useState<FeedbackReceipt>()
  const messages = useMessages()
  const close = (): void => {
    onClose()
    setMessage('')
    setReceipt(undefined)
  }
  const send = useMutation({
    mutationFn: () => call(sendFeedback, { body: { message } }),
    onSuccess: (given) => {
      setMessage('')
      setReceipt(given)
      messages.success(contactText.contactSent)
    },
    onError: (error) => messages.failed(error, contactText.contactFailed),
  })
  return (
    <Dialog isOpen={isOpen} onClose={close} title={shellText.contact} isChanged={message.trim() !== ''}>
      {receipt ? (
        <Receipt receipt={receipt} />
      ) : (
        <>
          <Text c="dimmed" mb="md">
            {contactText.contactIntro}
          </Text>
          <Textarea
            label={contactText.contactLabel}
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
              {contactText.contactSend}
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  )
}
