import { Drawer, Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useBackCloses } from './back-closes.ts'
import styles from './Bubble.module.css'

/** The whole bubble stays in view, over its place if need be. */
const IN_VIEW = {
  flip: true,
  shift: {
    crossAxis: true,
    padding: 12,
    limiter: { fn: ({ x, y }: { x: number; y: number }) => ({ x, y }) },
  },
}

export interface BubbleProps {
  /** Name for screen readers. */
  readonly label: string
  /** Head of the sheet on a phone. */
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Words beside the place that was tapped; on a phone a sheet at the lower edge with a head and a cross. Its parent is positioned. */
export function Bubble({ label, title, onClose, children }: BubbleProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  useBackCloses(isPhone, onClose)
  if (isPhone)
    return (
      <Drawer
        opened
        onClose={onClose}
        title={title}
        position="bottom"
        size="auto"
        classNames={{ content: styles.sheet }}
      >
        {children}
      </Drawer>
    )
  return (
    <Popover
      opened
      onChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      position="bottom-end"
      middlewares={IN_VIEW}
      width="min(400px, calc(100vw - 24px))"
      trapFocus
      returnFocus
      shadow="md"
      withRoles={false}
    >
      <Popover.Target>
        <span className={styles.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} className={styles.bubble}>
        <div tabIndex={-1} data-autofocus className={styles.focus}>
          {children}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
