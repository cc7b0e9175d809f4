import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SignedIn } from '@vagu/core/users/schema'
import { ROUTES } from '../../navigation/paths.ts'
import { reloadAt } from '../../lib/reload-page.ts'
import { rereadAll } from '../../lib/reread.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { onFailure } from '../../entities/session/failures.ts'
import { draftOwner, useUser } from '../../entities/session/session.ts'
import { shellText } from './text.ts'

const LoginForm = lazyComponent(async () => (await import('../../features/users/LoginForm.tsx')).LoginForm)
const SHOWN_MS = 6000

/** A session that ended is renewed over the page, so that what was typed stays. */
export function LoginAgain() {
  const [isOpen, setIsOpen] = useState(false)
  const { error: say } = useMessages()
  const user = useUser()
  const email = user?.email
  const client = useQueryClient()
  useEffect(
    () =>
      onFailure(({ kind }) => {
        if (kind !== 'unauthenticated') return
        say(shellText.loginAgain, { ms: SHOWN_MS, placement: 'top' })
        setIsOpen(true)
      }),
    [say],
  )
  const done = (next: SignedIn): void => {
    setIsOpen(false)
    // what stands on the page is of the farm before
    if (draftOwner(next) !== draftOwner(user)) return reloadAt(ROUTES.addJob)
    void rereadAll(client)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      title={shellText.login}
      width={460}
      isChanged={false}
    >
      <Text mb="md">{shellText.loginAgainText}</Text>
      <LoginForm props={{ email: email ?? '', onDone: done }} />
    </Dialog>
  )
}
