import { Checkbox } from '@mantine/core'
import { nounsText } from '../../entities/nouns-text.ts'
import { formatInstant } from '../../lib/format.ts'
import { BringBack } from '../../records/history/BringBack.tsx'
import { historyText } from '../../records/history/text.ts'
import { type Deleted, KINDS_OF_DELETED } from './deleted-kinds.ts'
import styles from './DeletedPage.module.css'
import { deletedPageText } from './text.ts'

interface Props {
  readonly record: Deleted
  readonly isChosen: boolean
  /** Left out where nobody may bring anything back. */
  readonly onChoose: ((isChosen: boolean) => void) | undefined
}

/** A deleted record with its way back. */
export function DeletedRow({ record, isChosen, onChoose }: Props) {
  const { kind, id, name, facts, deletedAt, userName } = record
  return (
    <li className={styles.row}>
      <span className={styles.kind}>
        {onChoose && (
          <Checkbox
            aria-label={deletedPageText.choose(name)}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
        {nounsText[kind].one}
      </span>
      <span className={styles.record}>
        <strong>{name}</strong>
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        <small>{historyText.deletedBy(formatInstant(deletedAt), userName)}</small>
      </span>
      <BringBack name={name} restore={() => KINDS_OF_DELETED[kind].restore(id)} of={kind} />
    </li>
  )
}
