import { useEffect, useEffectEvent } from 'react'

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *'

/** Answers a key without Ctrl or Alt, pressed anywhere but in an input or a dialog. */
export function usePlainKey(key: string, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey
      const isTyped = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null
      if (!isPlain || isTyped) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [key])
}
