import { Button } from '@mantine/core'
import { IconTrashX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import styles from './OpenDeleted.module.css'

interface Props {
  readonly label: string
  /** The window of deleted records; it closes itself by the function. */
  readonly children: (close: () => void) => ReactNode
}

/** A quiet button under a list that leads to what was deleted from it. */
export function OpenDeleted({ label, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.place}>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconTrashX size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </div>
  )
}
