import { MAX_JOB_NAME } from '@vagu/core/settings/schema'
import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import styles from './JobTypes.module.css'

interface Props {
  readonly label: string
  /** Of the input, for a screen reader, where several have the same label. */
  readonly fullLabel?: string
  readonly action: string
  readonly onAdd: (name: string) => void
}

/** A name and a button; Enter adds too, and does not save the page. */
export function AddEntry({ label, fullLabel, action, onAdd }: Props) {
  const [name, setName] = useState('')
  const add = (): void => {
    if (name.trim() === '') return
    onAdd(name.trim())
    setName('')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.add}>
      <TextInput
        placeholder={label}
        aria-label={fullLabel ?? label}
        maxLength={MAX_JOB_NAME}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        {action}
      </Button>
    </div>
  )
}
