import { InputBase } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { IconSelector } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { lazyComponent } from './lazy-component.tsx'
import { choiceId, CREATE, nextChoice, offersOf } from './offers.ts'
import type { Option } from './search-options.ts'
import styles from './SearchSelect.module.css'
import type { SearchListProps } from './SearchList.tsx'
import { uiText } from './text.ts'

export interface SearchSelectProps {
  readonly label: ReactNode
  readonly value: string | null | undefined
  readonly options: readonly Option[]
  readonly onChange: (value: string | null) => void
  /** Values used of late, newest first; they head the list. */
  readonly recent?: readonly string[]
  /** Label of these values, where they are not merely those used of late. */
  readonly recentLabel?: string
  /** Offers to add what was typed when no choice has that name. */
  readonly onCreate?: ((name: string) => void) | undefined
  readonly onSearch?: (query: string) => void
  readonly onBlur?: () => void
  readonly error?: ReactNode
  readonly description?: ReactNode
  readonly placeholder?: string | undefined
  readonly name?: string | undefined
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly isClearable?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

const SearchList = lazyComponent<SearchListProps>(async () => (await import('./SearchList.tsx')).SearchList)

const NO_RECENT: readonly string[] = []

/**
 * One choice of a list that may be long: typing narrows it, the recently used come first. The input is there at once, the list is
 * loaded while the page is idle, and drawn when it is opened.
 */
export function SearchSelect(props: SearchSelectProps) {
  const {
    value,
    options,
    onChange,
    recent = NO_RECENT,
    recentLabel = uiText.recent,
    onCreate,
    onSearch,
    onBlur,
    isRequired,
    isDisabled,
    isClearable,
    ref,
    ...input
  } = props
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const boxRef = useMergedRef(box, ref)
  const [query, setQuery] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [marked, setMarked] = useState<string>()
  useEffect(() => SearchList.loadWhenIdle(), [])
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
    onBlur?.()
  }
  return (
    <>
      <InputBase
        {...input}
        ref={boxRef}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={offers && choiceId(listId, offers, mark)}
        data-expanded={isOpen || undefined}
        // a window around it leaves Escape to the list
        data-mantine-stop-propagation={isOpen || undefined}
        autoComplete="off"
        value={query ?? options.find((option) => option.value === value)?.label ?? ''}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onClick={() => setIsOpen(true)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        required={isRequired ?? false}
        disabled={isDisabled ?? false}
        rightSection={<IconSelector size={18} aria-hidden className={styles.chevron} />}
        rightSectionPointerEvents="none"
      />
      {offers && (
        <SearchList
          props={{
            box,
            id: listId,
            offers,
            mark,
            query: query?.trim() ?? '',
            recentLabel,
            canCreate: onCreate !== undefined,
            onChoose: submit,
            onClose: close,
          }}
          onFailed={close}
        />
      )}
    </>
  )
}
