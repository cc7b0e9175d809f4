import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { onOtherAccount } from '../lib/other-account.ts'
import { reloadAt } from '../lib/reload-page.ts'
import { ROUTES } from '../navigation/paths.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { useMessages } from '../ui/Messages.tsx'
import { onFailure } from '../entities/session/failures.ts'
import { shellText } from './shell/text.ts'

const SHOWN_MS = 5000

/** A page of another farm than the session is in: nothing can be done on it but to load it anew. */
const OtherAccount = () => (
  <AlertDialog
    isOpen
    onClose={() => undefined}
    title={shellText.otherAccount}
    actions={
      <Button data-autofocus onClick={() => reloadAt(ROUTES.addJob)}>
        {shellText.reloadPage}
      </Button>
    }
  >
    {shellText.otherAccountText}
  </AlertDialog>
)

/** Says what happened to a call that got no answer: a message, or a dialog while the server is away. */
export function Failures() {
  const [isAway, setIsAway] = useState(false)
  const [isFull, setIsFull] = useState(false)
  const [isOther, setIsOther] = useState(false)
  const { error: say } = useMessages()
  const client = useQueryClient()
  const router = useRouter()
  useEffect(
    () =>
      onFailure(({ kind, code }) => {
        if (kind === 'timeout') say(shellText.timeout, { ms: SHOWN_MS })
        if (kind === 'offline') say(shellText.offline, { ms: SHOWN_MS })
        if (kind !== 'unavailable') return
        setIsFull(code === 'cannotStore')
        setIsAway(true)
      }),
    [say],
  )
  useEffect(() => onOtherAccount(() => setIsOther(true)), [])
  const retry = (): void => {
    setIsAway(false)
    void client.refetchQueries({ type: 'active' })
    void router.invalidate()
  }
  if (isOther) return <OtherAccount />
  return (
    <AlertDialog
      isOpen={isAway}
      onClose={() => setIsAway(false)}
      title={isFull ? shellText.cannotStore : shellText.updating}
      actions={
        <Button data-autofocus onClick={retry}>
          {shellText.retry}
        </Button>
      }
    >
      {isFull ? shellText.cannotStoreText : shellText.updatingText}
    </AlertDialog>
  )
}
