import { Combobox, useCombobox } from '@mantine/core'
import { type RefObject, useEffect } from 'react'
import { Anchor } from './Anchor.tsx'
import { choiceId, CREATE, type Offers } from './offers.ts'
import type { Option } from './search-options.ts'
import styles from './SearchSelect.module.css'
import { uiText } from './text.ts'

export interface SearchListProps {
  /** Input that the list stands under. */
  readonly box: RefObject<HTMLInputElement | null>
  readonly id: string
  readonly offers: Offers
  /** Value that Enter takes. */
  readonly mark: string | undefined
  readonly query: string
  readonly recentLabel: string
  readonly canCreate: boolean
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

/** The open list of a `SearchSelect`; what is chosen and marked, its input decides. */
export function SearchList(props: SearchListProps) {
  const { box, id, offers, mark, query, recentLabel, canCreate, onChoose, onClose } = props
  const { recent, others, loose, hidden, isNew } = offers
  const store = useCombobox({ opened: true, onDropdownClose: onClose })
  const markedId = choiceId(id, offers, mark)
  useEffect(() => {
    if (markedId !== undefined) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' })
  }, [markedId])
  const optionOf = ({ value, label, hint, isDisabled }: Option) => (
    <Combobox.Option
      key={value}
      id={choiceId(id, offers, value)}
      value={value}
      disabled={isDisabled ?? false}
      selected={value === mark}
      aria-selected={value === mark}
    >
      <span>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </Combobox.Option>
  )
  const isEmpty = !isNew && recent.length + others.length + loose.length === 0
  return (
    <Combobox store={store} onOptionSubmit={onChoose} keepMounted={false}>
      <Combobox.DropdownTarget>
        <Anchor element={box} />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options id={id} mah={320} className={styles.options}>
          {recent.length > 0 && <Combobox.Group label={recentLabel}>{recent.map(optionOf)}</Combobox.Group>}
          {recent.length > 0 && others.length > 0 ? (
            <Combobox.Group label={uiText.all}>{others.map(optionOf)}</Combobox.Group>
          ) : (
            others.map(optionOf)
          )}
          {isNew && (
            <Combobox.Option
              id={choiceId(id, offers, CREATE)}
              value={CREATE}
              selected={mark === CREATE}
              aria-selected={mark === CREATE}
              className={styles.create}
            >
              {uiText.addNew(query)}
            </Combobox.Option>
          )}
          {loose.map(optionOf)}
          {hidden > 0 && <Combobox.Empty>{uiText.more(hidden)}</Combobox.Empty>}
          {isEmpty && <Combobox.Empty>{canCreate ? uiText.addNewHint : uiText.nothingFound}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
