import { InputBase } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { IconSelector } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { InputProps } from './input-props.ts'
import { lazyComponent } from './lazy-component.tsx'
import { choiceId } from './offers.ts'
import type { Option } from './search-options.ts'
import styles from './SearchSelect.module.css'
import type { SearchListProps } from './SearchList.tsx'
import { uiText } from './text.ts'
import { useSearch } from './use-search.ts'

export interface SearchSelectProps extends InputProps {
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
  readonly isClearable?: boolean
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
  useEffect(() => SearchList.loadWhenIdle(), [])
  const search = useSearch({ value, options, recent, onChange, onCreate, onSearch, isClearable })
  const { query, isOpen, offers, mark, close } = search
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
        onChange={(event) => search.type(event.currentTarget.value)}
        onKeyDown={search.press}
        onClick={search.open}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          search.leave()
          onBlur?.()
        }}
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
            onChoose: search.submit,
            onClose: close,
          }}
          onFailed={close}
        />
      )}
    </>
  )
}
