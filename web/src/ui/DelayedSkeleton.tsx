import { Skeleton, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { uiText } from './text.ts'

const DELAY_MS = 300
const GAP = 10

interface Props {
  readonly lines?: number
  readonly height?: number
}

/** Grey lines, but only when loading takes long enough to be noticed. */
export function DelayedSkeleton({ lines = 4, height = 40 }: Props) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return <div style={{ minHeight: lines * (height + GAP) - GAP }} />
  return (
    <Stack gap={GAP} role="status" aria-label={uiText.loading}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={height} />
      ))}
    </Stack>
  )
}
