import { NativeSelect } from '@mantine/core'
import { PRIA_DIRECTIONS, type PriaDirection, type PriaRow } from '@vagu/core/pria/schema'
import { EMPTY } from '../../lib/format.ts'
import { asksCandidate, type Choice } from './choices.ts'
import styles from './Comparison.module.css'
import { readableTitle, rowTitle } from './short-facts.ts'
import { compareText as text } from './text.ts'

const NONE = { value: '', label: text.chooseDirection }
export const directionFrom = (value: string): PriaDirection | null =>
  PRIA_DIRECTIONS.find((each) => each === value) ?? null

interface Props {
  readonly row: PriaRow
  readonly choice: Choice
  readonly onChange: (row: PriaRow, part: Partial<Choice>) => void
}

/** Candidates of the agency, one of which is meant; for sending it may be none of them. */
function CandidateSelect({ row, choice: { agencyId, direction }, onChange }: Props) {
  const none = { value: '', label: direction === 'SEND' ? text.asNew : text.chooseCandidate }
  return (
    <NativeSelect
      aria-label={text.candidate(rowTitle(row))}
      value={agencyId ?? ''}
      data={[
        none,
        ...row.candidates.map(({ agencyId: value, title }) => ({ value, label: readableTitle(title) })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange(row, { agencyId: value === '' ? null : value, isChosen: true })
      }
    />
  )
}

/** Direction of a row, to be chosen; choosing it takes the row along. */
export function DirectionCell(props: Props) {
  const { row, choice, onChange } = props
  if (row.directions.length === 0) return EMPTY
  return (
    <div className={styles.direction}>
      <NativeSelect
        aria-label={text.direction(rowTitle(row))}
        value={choice.direction ?? ''}
        data={[
          ...(choice.direction === null ? [NONE] : []),
          ...row.directions.map((value) => ({ value, label: text.directions[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange(row, { direction: directionFrom(value), isChosen: true })
        }
      />
      {asksCandidate(row, choice.direction) && <CandidateSelect {...props} />}
    </div>
  )
}
