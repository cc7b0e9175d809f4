import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { nextChoice } from '../../ui/offers.ts'
import { type Entry, findEntries, GROUPS } from './entries.ts'
import styles from './Palette.module.css'
import { paletteText } from './text.ts'
import { useEntries } from './use-entries.ts'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

interface ListProps {
  readonly id: string
  readonly found: readonly Entry[]
  readonly marked: string | undefined
  readonly onChoose: (entry: Entry) => void
}

const optionId = (listId: string, entry: string): string => `${listId}-${entry}`

function Places({ id, found, marked, onChoose }: ListProps) {
  return (
    <div id={id} role="listbox" aria-label={paletteText.results} className={styles.list}>
      {GROUPS.filter((group) => found.some((entry) => entry.group === group)).map((group) => (
        <div key={group} role="group" aria-label={paletteText.groups[group]}>
          <div className={styles.group} aria-hidden>
            {paletteText.groups[group]}
          </div>
          {found
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <div
                key={entry.id}
                id={optionId(id, entry.id)}
                role="option"
                aria-selected={entry.id === marked}
                className={styles.place}
                // the input keeps the focus
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
              >
                <span>{entry.label}</span>
                {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}

function Search({ onClose }: Pick<Props, 'onClose'>) {
  const router = useRouter()
  const listId = useId()
  const { entries, isLoading, hasFailed } = useEntries()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const found = findEntries(entries, useDeferredValue(typed))
  const ids = found.map(({ id }) => id)
  const marked = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0]
  const markedId = marked === undefined ? undefined : optionId(listId, marked)
  useEffect(() => {
    if (markedId !== undefined) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' })
  }, [markedId])
  const go = ({ path }: Entry): void => {
    onClose()
    router.history.push(path)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step !== undefined) {
      event.preventDefault()
      setChosen(nextChoice(ids, { mark: marked, step }))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const entry = found.find(({ id }) => id === marked)
      if (entry) go(entry)
    }
  }
  return (
    <div className={styles.search}>
      <TextInput
        data-autofocus
        type="search"
        role="combobox"
        aria-label={paletteText.search}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={markedId}
        autoComplete="off"
        placeholder={paletteText.search}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setChosen(undefined)
        }}
        onKeyDown={press}
      />
      <p className={styles.state} role="status">
        {hasFailed
          ? paletteText.failed
          : isLoading
            ? paletteText.loading
            : found.length === 0
              ? paletteText.nothing
              : ''}
      </p>
      <Places id={listId} found={found} marked={marked} onChoose={go} />
      <p className={styles.keys}>{paletteText.hint}</p>
    </div>
  )
}

/** One search over pages, fields and materials: whoever knows where he wants to go types it. */
export const Palette = ({ isOpen, onClose }: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={paletteText.title} isChanged={false}>
    {isOpen && <Search onClose={onClose} />}
  </Dialog>
)
