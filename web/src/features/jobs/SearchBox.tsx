import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import styles from './JobsPage.module.css'
import { jobsPageText } from './text.ts'

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
}
const PAUSE_MS = 200

/** Search text: shown at once, in the address after a short pause. */
export function SearchBox({ value, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string): void => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(text), PAUSE_MS)
  }
  const leave = (): void => {
    clearTimeout(timer.current)
    if (typed !== undefined && typed !== value) onChange(typed)
    setTyped(undefined)
  }
  return (
    <TextInput
      type="search"
      aria-label={jobsPageText.search}
      placeholder={jobsPageText.searchPlaceholder}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed ?? value}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
      className={styles.search}
    />
  )
}
