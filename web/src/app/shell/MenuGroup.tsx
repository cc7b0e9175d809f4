import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useRested } from '../../lib/use-rested.ts'
import styles from './Shell.module.css'

interface Props {
  readonly id: string
  readonly label: string
  readonly badge?: ReactNode
  readonly isCurrent: boolean
  readonly children: ReactNode
}

/**
 * A group of pages: open while one of them is, else as the farmer left it. Links of a closed one are drawn when the page rests: there are
 * forty of them, and every page would wait for them.
 */
export function MenuGroup({ id: name, label, badge, isCurrent, children }: Props) {
  const [isOpenByHand, setIsOpenByHand] = useState<boolean>()
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent)
    if (isCurrent) setIsOpenByHand(undefined)
  }
  const isRested = useRested()
  const isOpen = isOpenByHand ?? isCurrent
  const id = `menu-${name}`
  return (
    <li>
      <button
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpenByHand(!isOpen)}
      >
        <span className={styles.linkName}>{label}</span>
        {badge}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {(isOpen || isRested) && <ul className={styles.list}>{children}</ul>}
      </div>
    </li>
  )
}
