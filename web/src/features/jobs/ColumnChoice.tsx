import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { COLUMN_IDS, type ColumnId, moved, USUAL_COLUMNS, withColumn } from './column-choice.ts'
import styles from './JobsPage.module.css'
import { words } from './text.ts'

interface Props {
  readonly shown: readonly ColumnId[]
  readonly onChange: (columns: readonly ColumnId[]) => void
}

function ColumnLine({ id, shown, onChange }: Props & { readonly id: ColumnId }) {
  const name = words.columns[id]
  const place = shown.indexOf(id)
  return (
    <li className={styles['columnLine']}>
      <Checkbox
        label={name}
        checked={place >= 0}
        disabled={place >= 0 && shown.length === 1}
        onChange={() => onChange(withColumn(shown, id))}
      />
      {place >= 0 && (
        <span className={styles['movers']}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={words.moveUp(name)}
            disabled={place === 0}
            onClick={() => onChange(moved(shown, id, -1))}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={words.moveDown(name)}
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

/** Which columns are seen, and in what order. */
export function ColumnChoice({ shown, onChange }: Props) {
  const hidden = COLUMN_IDS.filter((id) => !shown.includes(id))
  return (
    <Popover width={300} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={20} aria-hidden />}>
          {words.columnChoice}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles['columnChoice'] ?? ''}>
        <p className={styles['hint']}>{words.columnChoiceHint}</p>
        <ul className={styles['columnList']}>
          {[...shown, ...hidden].map((id) => (
            <ColumnLine key={id} id={id} shown={shown} onChange={onChange} />
          ))}
        </ul>
        <Button variant="subtle" onClick={() => onChange(USUAL_COLUMNS)}>
          {words.usualColumns}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
