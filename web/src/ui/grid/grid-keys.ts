/** Meaning of a key on a cell that is not being edited. */
import { type Size, type CellRef, cellAfterKey, cellAfterTab } from './selection.ts'

export interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  /** AltGr, which types letters as @ and €, is Ctrl and Alt for some keyboards. */
  readonly isAltGraph: boolean
}
export type Command =
  | { readonly do: 'go' | 'extend'; readonly to: CellRef }
  | { readonly do: 'edit' | 'type' | 'clear' | 'down' | 'up' | 'collapse' }
  | { readonly do: 'fillDown' | 'insert' | 'undo' | 'redo' | 'save' | 'all' | 'rows' }

const WITH_CTRL: Readonly<Record<string, Command>> = {
  d: { do: 'fillDown' },
  Enter: { do: 'insert' },
  z: { do: 'undo' },
  y: { do: 'redo' },
  s: { do: 'save' },
  a: { do: 'all' },
}
const PLAIN: Readonly<Record<string, Command>> = {
  F2: { do: 'edit' },
  Delete: { do: 'clear' },
  Backspace: { do: 'clear' },
  Escape: { do: 'collapse' },
}

/** A letter with or without a mark, or the beginning of one that takes several keys. */
const isLetter = ({ key }: Key): boolean => /^.\p{M}*$/u.test(key) || key === 'Dead' || key === 'Process'

/** Undefined for a key that is the browser's own. */
export function commandOf(key: Key, focus: CellRef, size: Size): Command | undefined {
  const isCtrl = (key.ctrlKey || key.metaKey) && !key.isAltGraph
  const far = cellAfterKey({ key: key.key, isFar: isCtrl }, focus, size)
  if (far && !key.altKey) return { do: key.shiftKey ? 'extend' : 'go', to: far }
  if (isCtrl && key.shiftKey && key.key.toLowerCase() === 'z') return { do: 'redo' }
  if (isCtrl) return key.altKey ? undefined : WITH_CTRL[key.key]
  if (key.altKey && !key.isAltGraph) return undefined
  if (key.key === 'Tab') {
    const next = cellAfterTab(focus, size, key.shiftKey)
    return next && { do: 'go', to: next }
  }
  if (key.key === 'Enter') return { do: key.shiftKey ? 'up' : 'down' }
  if (key.key === ' ' && key.shiftKey) return { do: 'rows' }
  return PLAIN[key.key] ?? (isLetter(key) ? { do: 'type' } : undefined)
}
