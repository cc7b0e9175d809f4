import { type KeyboardEvent, useState } from 'react'
import { CREATE, nextChoice, type Offers, offersOf } from './offers.ts'
import type { Option } from './search-options.ts'

interface Question {
  readonly value: string | null | undefined
  readonly options: readonly Option[]
  readonly recent: readonly string[]
  readonly onChange: (value: string | null) => void
  readonly onCreate: ((name: string) => void) | undefined
  readonly onSearch: ((query: string) => void) | undefined
  readonly isClearable: boolean | undefined
}

interface Search {
  /** Typed text; undefined where nothing was typed. */
  readonly query: string | undefined
  readonly isOpen: boolean
  /** Choices of the list; none while it is closed. */
  readonly offers: Offers | undefined
  /** Value that Enter takes. */
  readonly mark: string | undefined
  readonly open: () => void
  readonly close: () => void
  readonly submit: (chosen: string) => void
  readonly type: (text: string) => void
  readonly press: (event: KeyboardEvent) => void
  readonly leave: () => void
}

/** State of a `SearchSelect`: its typed text, whether its list is open, and the choice that keys have come to. */
export function useSearch(question: Question): Search {
  const { value, options, recent, onChange, onCreate, onSearch, isClearable } = question
  const [query, setQuery] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [marked, setMarked] = useState<string>()
  const offers = isOpen
    ? offersOf({ options, query: query ?? '', recent, canCreate: onCreate !== undefined })
    : undefined
  const isThere = marked !== undefined && offers?.choices.includes(marked) === true
  // Offers come while one types: the mark stands where Enter chooses.
  const mark = isThere ? marked : query?.trim() ? offers?.preferred : undefined
  const close = (): void => {
    setIsOpen(false)
    setMarked(undefined)
  }
  const submit = (chosen: string): void => {
    if (chosen === CREATE) onCreate?.(query?.trim() ?? '')
    else onChange(chosen)
    setQuery(undefined)
    close()
  }
  const type = (text: string): void => {
    setQuery(text)
    onSearch?.(text)
    if (text === '' && isClearable) onChange(null)
    setIsOpen(true)
  }
  const move = (step: 1 | -1): void => {
    const known = offers ?? offersOf({ options, query: '', recent, canCreate: false })
    setIsOpen(true)
    setMarked(nextChoice(known.choices, isOpen ? { mark, step } : { mark: value ?? undefined, step: 0 }))
  }
  /** A fast hand presses Enter before the list stands there: it means the first choice, never the whole form. */
  const enter = (event: KeyboardEvent): void => {
    if (!query?.trim() && mark === undefined) return
    event.preventDefault()
    if (mark !== undefined) submit(mark)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') enter(event)
    else if (event.key === 'Escape') close()
  }
  const leave = (): void => {
    setQuery(undefined)
    close()
  }
  const open = (): void => setIsOpen(true)
  return { query, isOpen, offers, mark, open, close, submit, type, press, leave }
}
