import type { RequisiteType } from '@vagu/core/requisites/schema'
import { Button, CloseButton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useDismissed } from '../use-dismissed.ts'
import styles from './Material.module.css'
import { words } from './text.ts'

interface Props {
  readonly typed: string
  readonly type: RequisiteType
  readonly onAdd: (name: string) => void
}

/** Materials may be written down beforehand; one that is missing is a tap away. Put away once and for good. */
export function AddHint({ typed, type, onAdd }: Props) {
  const [isDismissed, dismiss] = useDismissed('addRequisites')
  if (isDismissed) return null
  return (
    <div className={`${styles['advice']} ${styles['below']}`} role="note">
      <IconInfoCircle size={20} aria-hidden />
      <span className={styles['hint']}>
        {words.addHint(typed, words.page[type])}
        <Button variant="light" onClick={() => onAdd(typed)}>
          {words.addNow}
        </Button>
      </span>
      <CloseButton aria-label={words.dismissHint} onClick={dismiss} />
    </div>
  )
}
