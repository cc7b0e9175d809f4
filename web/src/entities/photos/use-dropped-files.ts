import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])]
const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false

/** Whether a window over the page covers the place. */
const isCovered = (place: Element | null): boolean => {
  const dialog = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1)
  return dialog !== undefined && !dialog.contains(place)
}
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/** Files that are pasted anywhere on the page or dropped onto the place. One that misses it does not leave the page. */
export function useDroppedFiles(place: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const files = filesOf(event.clipboardData).filter(({ type }) => type.startsWith('image/'))
    const isText = isTyping(event.target) && event.clipboardData?.types.includes('text/plain')
    if (files.length === 0 || isText || isCovered(place.current)) return
    event.preventDefault()
    onFiles(files)
  })
  const isHere = (event: DragEvent): boolean =>
    event.target instanceof Node && (place.current?.contains(event.target) ?? false)
  const over = useEffectEvent((event: DragEvent): void => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    setIsOver(isHere(event))
    if (event.dataTransfer && !isHere(event)) event.dataTransfer.dropEffect = 'none'
  })
  const drop = useEffectEvent((event: DragEvent): void => {
    setIsOver(false)
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    if (isHere(event)) onFiles(filesOf(event.dataTransfer))
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('paste', (event) => paste(event), { signal })
    window.addEventListener('dragover', (event) => over(event), { signal })
    window.addEventListener('drop', (event) => drop(event), { signal })
    window.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setIsOver(false)
      },
      { signal },
    )
    return () => stop.abort()
  }, [])
  return isOver
}
