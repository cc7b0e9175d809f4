import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { useMessages } from './Messages.tsx'
import { uiText } from './text.ts'

interface PartProps<P> {
  readonly props: P
  /** Content while the component is loaded. */
  readonly fallback?: ReactNode
  /** Takes the wish back when the part could not be loaded; without it the place says so and offers to try again. */
  readonly onFailed?: () => void
  /** Called once the component stands on the screen. */
  readonly onShown?: () => void
}

/** Moments that the page is given to become usable, ms, where the browser does not tell when it is idle. */
const SETTLING = 3000
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2 * SETTLING })
  else setTimeout(work, SETTLING)
}

/**
 * A part of the screen that is loaded when it is first shown. Unlike `React.lazy` it never takes the page down with
 * it: without a network a form that is being filled must stay.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  let isAskedFor = false
  const loadOnce = async (): Promise<ComponentType<P>> => (loaded ??= await load())

  function LazyComponent({ props, fallback = null, onFailed, onShown }: PartProps<P>) {
    const [Part, setPart] = useState(() => loaded)
    const isThere = Part !== undefined
    const tellShown = useEffectEvent((): void => onShown?.())
    useLayoutEffect(() => {
      if (isThere) tellShown()
    }, [isThere])
    const [attempt, setAttempt] = useState(0)
    const [failedAttempt, setFailedAttempt] = useState<number>()
    const messages = useMessages()
    const fail = useEffectEvent((failed: number): void => {
      setFailedAttempt(failed)
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
          if (!isUnmounted) fail(attempt)
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
  /** Loads it before it is wanted, once nothing else is to be done; a failure shows when it is wanted. */
  LazyComponent.loadWhenIdle = (): void => {
    if (isAskedFor) return
    isAskedFor = true
    whenIdle(() => {
      loadOnce().catch(() => undefined)
    })
  }
  return LazyComponent
}
