import { Button, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Difference, type ExtractCheck, ExtractCode } from '@vagu/core/book/schema'
import { momentText } from '@vagu/core/book/cell-text'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { Card } from '../../ui/Card.tsx'
import { checkQuery } from './api.ts'
import styles from './Book.module.css'
import layout from '../../ui/layout.module.css'
import { bookText as text } from './text.ts'

const DifferenceRow = ({ difference: { table, change, row, columns } }: { difference: Difference }) => (
  <li className={styles.row}>
    <div>
      <strong>
        {text.table[table]}: {text.change[change]}
      </strong>
      <p className={layout.quiet}>{row}</p>
      {columns.map(({ head, before, after }) => (
        <p key={head} className={layout.quiet}>
          {head}: {text.fromTo(before, after)}
        </p>
      ))}
    </div>
  </li>
)

function Verdict({ check: { extract, verdict, differences, differencesInAll } }: { check: ExtractCheck }) {
  const of = `${text.of(text.periods[extract.wish.period], extract.wish.year)}, ${momentText(extract.madeAt)}`
  if (verdict === 'same' || differences === null)
    return (
      <div role="status">
        <p className={styles.verdict}>{verdict === 'same' ? text.same : text.changedUnknown}</p>
        <p className={layout.quiet}>{of}</p>
      </div>
    )
  return (
    <div role="status">
      <p className={styles.verdict}>{text.changed(differencesInAll)}</p>
      <p className={layout.quiet}>{of}</p>
      <ul className={layout.plainList}>
        {differences.map((difference) => (
          <DifferenceRow
            key={`${difference.table} ${difference.change} ${difference.row} ${JSON.stringify(difference.columns)}`}
            difference={difference}
          />
        ))}
      </ul>
      {differencesInAll > differences.length && (
        <p className={layout.quiet}>{text.more(differencesInAll - differences.length)}</p>
      )}
    </div>
  )
}

interface Props {
  /** Code that was chosen from the list, or came with the address. */
  readonly code: string
  readonly onCode: (code: string) => void
}

/** Holds an extract against the records of now by its code. */
export function CheckCard({ code, onCode }: Props) {
  const [typed, setTyped] = useState<string>()
  const [isWrong, setIsWrong] = useState(false)
  const check = useQuery({ ...checkQuery(code), enabled: code !== '' })
  const isUnknown = check.error instanceof CallError && check.error.code === 'notFound'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const sent = ExtractCode.safeParse(typed ?? code)
    setIsWrong(!sent.success)
    if (!sent.success) return
    if (sent.data === code) void check.refetch()
    else onCode(sent.data)
  }
  return (
    <Card title={text.check}>
      <Stack>
        <form onSubmit={submit} className={layout.wrapCentred}>
          <TextInput
            label={text.code}
            description={text.checkHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={typed ?? code}
            error={isWrong ? text.checkWrong : null}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={check.isFetching}>
            {text.verify}
          </Button>
        </form>
        {check.isFetching && (
          <p role="status" className={layout.quiet}>
            {text.checking}
          </p>
        )}
        {check.isError && !check.isFetching && (
          <p role="alert">{isUnknown ? text.checkUnknown : text.checkFailed}</p>
        )}
        {check.data && !check.isFetching && <Verdict check={check.data} />}
      </Stack>
    </Card>
  )
}
