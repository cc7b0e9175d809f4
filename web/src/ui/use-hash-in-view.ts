import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The part of the page that the address names comes into view. */
export function useHashInView(): void {
  const id = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    const part = id === '' ? null : document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }, [id])
}
