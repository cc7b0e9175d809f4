import { useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { WindowProps } from './Window.tsx'

const Window = lazyPart<WindowProps>(async () => (await import('./Window.tsx')).Window)

/** A window over the page that never throws away a changed form by a slip. */
export function Dialog(props: WindowProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  const giveUp = (): void => {
    setWasOpened(false)
    props.onClose()
  }
  return <Window props={props} onFailed={giveUp} />
}
