import { type RefObject, useEffect } from 'react'

/** Ctrl+Enter saves the form from any of its inputs, and from a line above it that has filled it (`data-filled`). */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      const own = event.target instanceof Element ? event.target.closest('form') : null
      if (own === null || (own !== form.current && !('filled' in own.dataset))) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}
