import { type KeyboardEvent, useRef } from 'react'
import { type CellRef, cellAfterKey, type Selection, type Size } from '../../ui/grid/selection.ts'
import { cropByLetters } from './crop-typed.ts'

interface Facts {
  readonly selection: Selection
  readonly size: Size
  readonly goTo: (cell: CellRef, isExtending: boolean) => void
  readonly put: (crop: string | null) => void
  readonly toggleLock: () => void
  readonly open: (cell: CellRef) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** How long the first of two letters waits for the second. */
const LETTERS_MS = 1500
const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

/** Arrows go, two letters paint, Delete empties, the space bar locks, Enter opens, Ctrl+Z and Ctrl+Y go back and forth. */
export function useMatrixKeys(facts: Facts): (event: KeyboardEvent) => void {
  const { selection, size, goTo, put, toggleLock, open, undo, redo } = facts
  const typed = useRef({ letters: '', moment: 0 })
  const typeLetter = (key: string): void => {
    const now = performance.now()
    const before = now - typed.current.moment < LETTERS_MS ? typed.current.letters : ''
    const crop = cropByLetters(before + key)
    typed.current = { letters: crop ? '' : key, moment: now }
    if (crop) put(crop)
  }
  const commands: Readonly<Record<string, () => void>> = {
    Delete: () => put(null),
    Backspace: () => put(null),
    Enter: () => open(selection.focus),
    ' ': toggleLock,
  }
  const steps: Readonly<Record<string, () => void>> = { z: undo, y: redo }
  return (event) => {
    const { key, shiftKey, altKey } = event
    const isFar = event.ctrlKey || event.metaKey
    if (altKey) return
    const step = isFar ? steps[key.toLowerCase()] : commands[key]
    const next = cellAfterKey({ key, isFar }, selection.focus, size)
    if (!step && !next && (isFar || !isLetter(key))) return
    event.preventDefault()
    event.stopPropagation()
    if (step) step()
    else if (next) goTo(next, shiftKey)
    else typeLetter(key)
  }
}
