import { Menu, Text } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { sessionText } from '../../entities/session/text.ts'
import { useEmailProof } from '../../entities/session/use-email-proof.ts'

/** Says that the address is not proven; mails the link again. */
export function EmailProofItem() {
  const { send } = useEmailProof()
  return (
    <Menu.Item leftSection={<IconMailExclamation size={20} aria-hidden />} onClick={send}>
      {sessionText.proveEmail}
      <Text size="sm">{sessionText.sendProof}</Text>
    </Menu.Item>
  )
}
