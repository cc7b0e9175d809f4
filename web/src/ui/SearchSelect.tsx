import { Combobox, InputBase, useCombobox } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useState } from 'react'
import { isNewName, type Option, searchOptions } from './search-options.ts'
import styles from './SearchSelect.module.css'
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

const CREATE = '\u0000create'

const optionOf = ({ value, label, hint, isDisabled }: Option) => (
  <Combobox.Option key={value} value={value} disabled={isDisabled ?? false}>
    <span>{label}</span>
    {hint && <span className={styles.hint}>{hint}</span>}
  </Combobox.Option>
)

/** One choice of a list that may be long: typing narrows it, the recently used come first. */
export function SearchSelect(props: SearchSelectProps) {
  const {
    value,
    options,
    onChange,
    recent = [],
    recentLabel = uiText.recent,
    onCreate,
    onSearch,
    onBlur,
    isRequired,
    isDisabled,
    ...rest
  } = props
  const { isClearable, ...input } = rest
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [query, setQuery] = useState<string>()
  const label = options.find((option) => option.value === value)?.label ?? ''
  const found = searchOptions(options, query ?? '', recent)
  const isNew = onCreate !== undefined && isNewName(options, query ?? '')
  const { selectFirstOption } = combobox
  const first = [...found.recent, ...found.others].find((option) => !option.isDisabled)?.value
  const preferred = first ?? (isNew ? CREATE : found.loose[0]?.value)
  // Offers come while one types: the mark stands where Enter chooses.
  useEffect(() => {
    if (query?.trim() && preferred !== undefined) selectFirstOption()
  }, [query, preferred, selectFirstOption])
  const submit = (chosen: string): void => {
    if (chosen === CREATE) onCreate?.(query?.trim() ?? '')
    else onChange(chosen)
    setQuery(undefined)
    combobox.closeDropdown()
  }
  const type = (text: string): void => {
    setQuery(text)
    onSearch?.(text)
    if (text === '' && isClearable) onChange(null)
    combobox.openDropdown()
  }
  /** A fast hand presses Enter before the list stands there: it means the first choice, never the whole form. */
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !query?.trim()) return
    event.preventDefault()
    if (combobox.getSelectedOptionIndex() !== -1) return
    if (preferred !== undefined) submit(preferred)
  }
  const leave = (): void => {
    setQuery(undefined)
    combobox.closeDropdown()
    onBlur?.()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...input}
          autoComplete="off"
          value={query ?? label}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={enter}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
          required={isRequired ?? false}
          disabled={isDisabled ?? false}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} className={styles.options}>
          {found.recent.length > 0 && (
            <Combobox.Group label={recentLabel}>{found.recent.map(optionOf)}</Combobox.Group>
          )}
          {found.recent.length > 0 && found.others.length > 0 ? (
            <Combobox.Group label={uiText.all}>{found.others.map(optionOf)}</Combobox.Group>
          ) : (
            found.others.map(optionOf)
          )}
          {isNew && (
            <Combobox.Option value={CREATE} className={styles.create}>
              {uiText.addNew(query?.trim() ?? '')}
            </Combobox.Option>
          )}
          {found.loose.map(optionOf)}
          {found.hidden > 0 && <Combobox.Empty>{uiText.more(found.hidden)}</Combobox.Empty>}
          {!isNew && found.recent.length + found.others.length + found.loose.length === 0 && (
            <Combobox.Empty>{onCreate ? uiText.addNewHint : uiText.nothingFound}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
