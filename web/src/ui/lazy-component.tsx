import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { useMessages } from './Messages.tsx'
import { uiText } from './text.ts'

interface PartProps<P> {
  readonly props: P
  /** Content while the component is loaded. */
  readonly fallback?: ReactNode
  /** Takes the wish back when the part could not be loaded; without it the place says so and offers to try again. */
  readonly onFailed?: () => void
}

/**
 * A part of the screen that is loaded when it is first shown. Unlike `React.lazy` it never takes the page down with
 * it: without a network a form that is being filled must stay.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  const loadOnce = async (): Promise<ComponentType<P>> => (loaded ??= await load())

  return function LazyComponent({ props, fallback = null, onFailed }: PartProps<P>) {
    const [Part, setPart] = useState(() => loaded)
    const [attempt, setAttempt] = useState(0)
    const [failedAttempt, setFailedAttempt] = useState<number>()
    const messages = useMessages()
    const fail = useEffectEvent((): void => {
      setFailedAttempt(attempt)
      if (!onFailed) return
      messages.error(uiText.partNotLoaded)
      onFailed()
    })
    useEffect(() => {
      let isUnmounted = false
      loadOnce().then(
        (component) => {
          if (!isUnmounted) setPart(() => component)
        },
        () => {
          if (!isUnmounted) fail()
        },
      )
      return () => {
        isUnmounted = true
      }
    }, [attempt])
    if (Part) return <Part {...props} />
    if (failedAttempt === attempt && !onFailed) return <LoadFailed onReload={() => setAttempt(attempt + 1)} />
    return fallback
  }
}
