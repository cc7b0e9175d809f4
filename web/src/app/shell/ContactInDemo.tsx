import { Button, Group, Text } from '@mantine/core'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { uiText } from '../../ui/text.ts'
import { useRegisterFromDemo } from '../use-register-from-demo.ts'
import type { ContactProps } from './ContactDialog.tsx'
import { contactText } from './contact-text.ts'
import { shellText } from './text.ts'

/** The demo mails nothing, and says so before anybody has written. */
export function ContactInDemo({ isOpen, onClose }: ContactProps) {
  const register = useRegisterFromDemo()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shellText.contact} width={460} isChanged={false}>
      <Text>{contactText.contactInDemo}</Text>
      <Group justify="flex-end" mt="lg">
        <CloseButton label={uiText.close} />
        <Button onClick={() => void register()}>{shellText.register}</Button>
      </Group>
    </Dialog>
  )
}
