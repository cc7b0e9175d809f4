import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { useMessages } from '../ui/Messages.tsx'
import { onFailure } from '../entities/session/failures.ts'
import { words } from './shell/text.ts'

const SAID_MS = 5000

/** Says what happened to a call that got no answer: a message, or a dialog while the server is away. */
export function Failures() {
  const [isAway, setIsAway] = useState(false)
  const [isFull, setIsFull] = useState(false)
  const { error: say } = useMessages()
  const client = useQueryClient()
  const router = useRouter()
  useEffect(
    () =>
      onFailure(({ kind, code }) => {
        if (kind === 'timeout') say(words.timeout, { ms: SAID_MS })
        if (kind === 'offline') say(words.offline, { ms: SAID_MS })
        if (kind !== 'unavailable') return
        setIsFull(code === 'cannotStore')
        setIsAway(true)
      }),
    [say],
  )
  const retry = (): void => {
    setIsAway(false)
    void client.refetchQueries({ type: 'active' })
    void router.invalidate()
  }
  return (
    <AlertDialog
      isOpen={isAway}
      onClose={() => setIsAway(false)}
      title={isFull ? words.cannotStore : words.updating}
      actions={
        <Button data-autofocus onClick={retry}>
          {words.retry}
        </Button>
      }
    >
      {isFull ? words.cannotStoreText : words.updatingText}
    </AlertDialog>
  )
}
