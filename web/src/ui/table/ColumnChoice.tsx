import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { moved, withColumn } from './column-choice.ts'
import layout from '../layout.module.css'
import styles from './ColumnChoice.module.css'
import { tableText } from './text.ts'

interface Props<Id extends string> {
  /** Every column that may be chosen, in the order in which they stand at first. */
  readonly all: readonly { readonly id: Id; readonly header: string }[]
  readonly usual: readonly Id[]
  readonly shown: readonly Id[]
  readonly onChange: (columns: readonly Id[]) => void
}

function ColumnLine<Id extends string>({
  id,
  name,
  ids,
  shown,
  onChange,
}: Pick<Props<Id>, 'shown' | 'onChange'> & {
  readonly id: Id
  readonly name: string
  readonly ids: readonly Id[]
}) {
  const place = shown.indexOf(id)
  return (
    <li className={styles.line}>
      <Checkbox
        label={name}
        checked={place >= 0}
        disabled={place >= 0 && shown.length === 1}
        onChange={() => onChange(withColumn(ids, shown, id))}
      />
      {place >= 0 && (
        <span className={styles.movers}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={tableText.moveUp(name)}
            disabled={place === 0}
            onClick={() => onChange(moved(shown, id, -1))}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={tableText.moveDown(name)}
            disabled={place === shown.length - 1}
            onClick={() => onChange(moved(shown, id, 1))}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </li>
  )
}

/** Choice of the columns that are seen, and of their order. */
export function ColumnChoice<Id extends string>({ all, usual, shown, onChange }: Props<Id>) {
  const ids = all.map(({ id }) => id)
  const names = new Map(all.map(({ id, header }) => [id, header]))
  const hidden = ids.filter((id) => !shown.includes(id))
  return (
    <Popover width={300} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={20} aria-hidden />}>
          {tableText.columnChoice}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.choice}>
        <p className={layout.quiet}>{tableText.columnChoiceHint}</p>
        <ul className={styles.list}>
          {[...shown, ...hidden].map((id) => (
            <ColumnLine
              key={id}
              id={id}
              name={names.get(id) ?? ''}
              ids={ids}
              shown={shown}
              onChange={onChange}
            />
          ))}
        </ul>
        <Button variant="subtle" onClick={() => onChange(usual)}>
          {tableText.usualColumns}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
