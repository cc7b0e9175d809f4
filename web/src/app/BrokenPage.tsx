import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallError } from '../lib/call-error.ts'
import { noteFault } from '../lib/faults.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { reportFailure } from '../entities/session/failures.ts'
import { appText } from './text.ts'

interface Props {
  readonly error: unknown
}

/** Stands in place of a page that could not be opened, and tries again when asked. */
export function BrokenPage({ error }: Props) {
  const router = useRouter()
  useEffect(() => {
    if (error instanceof CallError) reportFailure(error)
    noteFault(error)
  }, [error])
  return (
    <main style={{ padding: 24, maxWidth: 640, margin: '0 auto' }}>
      <h1>{appText.brokenTitle}</h1>
      <LoadFailed onReload={() => void router.invalidate()} />
    </main>
  )
}
