import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { useUser } from '../../entities/session/session.ts'
import { pathTo } from '../../navigation/paths.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { connectionText as text } from './text.ts'

/** Says once what is next, when the user has just gained an identification number at PRIA. */
export function JustConnected() {
  const user = useUser()
  const year = useGlobalYear()
  const number = user === null ? undefined : (user.pria?.identificationNumber ?? null)
  const [known, setKnown] = useState(number)
  const [isOpen, setIsOpen] = useState(false)
  if (number !== known) {
    setKnown(number)
    if (known === null && number !== undefined) setIsOpen(true)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      title={text.justTitle}
      width={480}
      isChanged={false}
    >
      <p style={{ margin: '0 0 12px' }}>{text.just}</p>
      <p style={{ margin: 0 }}>{text.justMenu}</p>
      <Group justify="flex-end" mt="lg">
        <CloseButton label={text.justLater} />
        <Button component={Link} to={pathTo('priaFields', { year })} data-autofocus>
          {text.justGo}
        </Button>
      </Group>
    </Dialog>
  )
}
