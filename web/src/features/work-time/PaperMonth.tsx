import { Button, NativeSelect } from '@mantine/core'
import { payOf } from '@vagu/core/work-times/pay'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { useState } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { ColumnHeads } from '../../ui/table/ColumnHeads.tsx'
import { PrintButton } from '../../ui/PrintButton.tsx'
import { useUser } from '../../entities/session/session.ts'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { formatDay } from '../../lib/format.ts'
import { type Board, entriesOfMonth, plainNameOf } from './board.ts'
import { workOf } from './EntryList.tsx'
import { payText } from './MonthTable.tsx'
import { PAPER_LANGUAGES, PAPER_TEXT, type PaperLanguage } from './paper-text.ts'
import styles from './Paper.module.css'
import { workTimeText as text } from './text.ts'

interface Props {
  readonly board: Board
  readonly workerId: string
  readonly onClose: () => void
}

type SheetProps = Omit<Props, 'onClose'> & { readonly language: PaperLanguage }

function Days({ board, entries }: { readonly board: Board; readonly entries: readonly WorkTime[] }) {
  return (
    <tbody>
      {entries.map((entry) => (
        <tr key={entry._id}>
          <td>{formatDay(entry.date)}</td>
          <td>{entry.start}</td>
          <td>{entry.end}</td>
          <td>{entry.breakMinutes === 0 ? '' : formatMinutes(entry.breakMinutes)}</td>
          <td>{formatMinutes(entry.minutes)}</td>
          <td>{workOf(board, entry)}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** The sheet that worker and employer sign. */
function Sheet({ board, workerId, language }: SheetProps) {
  const user = useUser()
  const words = PAPER_TEXT[language]
  const entries = entriesOfMonth(board, workerId)
  const sum = payOf(entries)
  const days = new Set(entries.map(({ date }) => date)).size
  const facts: readonly (readonly [string, string])[] = [
    [words.employer, user?.company.name ?? ''],
    [words.worker, plainNameOf(board, workerId)],
    [words.month, `${board.month.slice(5, 7)}.${board.month.slice(0, 4)}`],
  ]
  return (
    <article className={styles.sheet} lang={language}>
      <h2>{words.title}</h2>
      <FactList facts={facts.filter(([, fact]) => fact !== '')} className={styles.holder} />
      <table className={styles.table}>
        <ColumnHeads heads={words.heads} />
        <Days board={board} entries={entries} />
      </table>
      <p className={styles.sum}>
        {words.total}: {formatMinutes(sum.minutes)}. {words.days}: {days}.
        {board.seesMoney && sum.entries > 0 && ` ${words.pay}: ${payText(sum, words)}.`}
      </p>
      <p>{words.signed}</p>
      <div className={styles.signs}>
        <span>{words.ofWorker}</span>
        <span>{words.ofEmployer}</span>
      </div>
    </article>
  )
}

/** A worker's month on paper, in the language that he reads. */
export function PaperMonth({ board, workerId, onClose }: Props) {
  const [language, setLanguage] = useState<PaperLanguage>('et')
  return (
    <>
      <div className={styles.bar}>
        <Button variant="default" onClick={onClose}>
          {text.back}
        </Button>
        <NativeSelect
          aria-label={text.printLanguage}
          value={language}
          data={PAPER_LANGUAGES.map((value) => ({ value, label: PAPER_TEXT[value].language }))}
          onChange={(event) =>
            setLanguage(PAPER_LANGUAGES.find((each) => each === event.currentTarget.value) ?? 'et')
          }
        />
        <PrintButton label={text.printDo} />
      </div>
      <Sheet board={board} workerId={workerId} language={language} />
    </>
  )
}
