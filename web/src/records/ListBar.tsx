import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import styles from './Records.module.css'
import { recordsText } from './text.ts'

/** Search in a list; the list follows a moment behind the typing. */
export function useListSearch() {
  const [typed, setTyped] = useState('')
  return { typed, setTyped, query: useDeferredValue(typed), showAll: () => setTyped('') }
}

interface SearchProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** The search of a list. */
export const ListSearch = ({ label, onChange, ...input }: SearchProps) => (
  <TextInput
    type="search"
    aria-label={label}
    leftSection={<IconSearch size={18} aria-hidden />}
    onChange={(event) => onChange(event.currentTarget.value)}
    className={styles.search}
    {...input}
  />
)

interface FoundProps {
  /** How many records are shown, and of how many. */
  readonly text: string
  /** Absent while all are shown. */
  readonly onShowAll?: (() => void) | undefined
}

/** How many records of a list are found, and the way back to all. */
export const FoundLine = ({ text, onShowAll }: FoundProps) => (
  <p className={styles.found} role="status">
    {text}
    {onShowAll && (
      <Button variant="subtle" size="compact-md" onClick={onShowAll}>
        {recordsText.showAll}
      </Button>
    )}
  </p>
)

/** The line above a list: its search, and what else narrows it or tells of it. */
export const ListBar = ({ children, ...search }: SearchProps & { readonly children?: ReactNode }) => (
  <div className={styles.bar} role="search">
    <ListSearch {...search} />
    {children}
  </div>
)
