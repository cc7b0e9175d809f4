import { ActionIcon, Switch } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { type EntryRef, movedEntry, withEntry } from './edit-job-types.ts'
import { useJobTypes } from './form-context.ts'
import styles from './JobTypes.module.css'
import { jobTypesPageText } from './text.ts'
import type { RowDrag } from './use-row-drag.ts'

export interface Place {
  readonly at: number
  readonly count: number
  readonly drag: RowDrag
}
interface Props extends Place {
  readonly entry: EntryRef
  /** Where its inputs stand in what is sent. */
  readonly path: string
  readonly name: string
  readonly isVisible: boolean
  readonly summary: ReactNode
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Up and down by one; the button keeps the focus while its row moves. */
function OrderButtons({ entry, name, at, count }: Pick<Props, 'entry' | 'name' | 'at' | 'count'>) {
  const { change, say } = useJobTypes()
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    if (to < 0 || to >= count) return
    const button = event.currentTarget
    change((types) => movedEntry(types, entry, to))
    say(jobTypesPageText.movedTo(name, to + 1, count))
    requestAnimationFrame(() => button.focus())
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={jobTypesPageText.up(name)}
        aria-disabled={at === 0 || undefined}
        onClick={move(at - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={jobTypesPageText.down(name)}
        aria-disabled={at === count - 1 || undefined}
        onClick={move(at + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
    </>
  )
}

/** One line of an entry: its name, what is to be said of it, its place, and whether it is offered. */
export function EntryHead(props: Props) {
  const { entry, path, name, isVisible, summary, isOpen, onToggle, at, drag } = props
  const { change, isChanged } = useJobTypes()
  return (
    <div className={styles.head} data-hidden={!isVisible || undefined}>
      <span className={styles.handle} title={jobTypesPageText.drag} aria-hidden {...drag.handleOf(at)}>
        <IconGripVertical size={18} />
      </span>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        data-folds={path}
        onClick={onToggle}
      >
        <IconChevronRight size={18} aria-hidden />
        <span className={styles.title}>
          <span className={styles.name}>{name}</span>
          {!isVisible && <span className={styles.tag}>{jobTypesPageText.hidden}</span>}
          {isChanged(entry) && (
            <span className={styles.tag} data-changed>
              {jobTypesPageText.changed}
            </span>
          )}
          <small>{summary}</small>
        </span>
      </button>
      <span className={styles.tools}>
        <OrderButtons {...props} />
        <Switch
          classNames={{ root: styles.switch, input: styles.switchInput }}
          label={jobTypesPageText.visible}
          aria-label={jobTypesPageText.visibleOf(name)}
          checked={isVisible}
          onChange={(event) => {
            const visible = event.currentTarget.checked
            change((types) => withEntry(types, entry, { visible }))
          }}
        />
      </span>
    </div>
  )
}
