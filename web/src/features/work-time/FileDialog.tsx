import { Button, Group, Stack } from '@mantine/core'
import { payrollRows, payrollTable } from '@vagu/core/work-times/payroll'
import { useState } from 'react'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { EMPTY, formatMoney, formatQuantity } from '../../lib/format.ts'
import { saveTable, type TableFile } from '../../lib/save-table.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { uiText } from '../../ui/text.ts'
import { type Board, peopleWith } from './board.ts'
import { PeriodInputs, periodOf, type TypedPeriod } from './Period.tsx'
import { usePeriodEntries } from './period-entries.ts'
import layout from '../../ui/layout.module.css'
import styles from './WorkTime.module.css'
import { workTimeText as text } from './text.ts'

interface Props {
  readonly board: Board
  readonly onClose: () => void
}

/** The payroll file of a period, as it will be: a row for each worker and rate. */
export function FileDialog({ board, onClose }: Props) {
  const [typed, setTyped] = useState<TypedPeriod>(board.days)
  const period = periodOf(typed)
  const entries = usePeriodEntries(period)
  const people = peopleWith(board, entries ?? []).map(({ plainName, ...person }) => ({
    ...person,
    name: plainName,
  }))
  const rows = payrollRows(entries ?? [], people)
  const save = (kind: TableFile): void => {
    if (!period) return
    const name = text.fileName(period.start, period.end)
    saveTable({ name, sheet: text.fileSheet, rows: payrollTable(rows, period, text.fileHeads) }, kind)
  }
  const codeless = [
    ...new Set(rows.filter(({ personalCode }) => personalCode === null).map(({ name }) => name)),
  ]
  return (
    <Dialog isOpen onClose={onClose} title={text.fileTitle} isChanged={false}>
      <Stack>
        <PeriodInputs value={typed} onChange={setTyped} />
        {period && entries && rows.length === 0 && <p className={layout.quiet}>{text.fileEmpty}</p>}
        <ul className={`${layout.plainList} ${styles.entries}`}>
          {rows.map(({ name, personalCode, hourlyRate, minutes, cents }) => (
            <li key={`${name} ${String(hourlyRate)}`} className={styles.entry}>
              <div className={styles.what}>
                <strong>{name}</strong>
                <div className={layout.quiet}>
                  {personalCode ?? EMPTY}, {formatQuantity(hourlyRate, text.perHour)}
                </div>
              </div>
              <div className={styles.tail}>
                <span className={styles.minutes}>{formatMinutes(minutes)}</span>
                <span className={styles.minutes}>{cents === null ? text.noPay : formatMoney(cents)}</span>
              </div>
            </li>
          ))}
        </ul>
        {codeless.length > 0 && <p role="status">{text.noCode(codeless.join(', '))}</p>}
        {rows.some(({ cents }) => cents === null) && <p role="status">{text.fileNoRate}</p>}
        <p className={layout.quiet}>{text.fileHint}</p>
        <Group justify="flex-end">
          <CloseButton label={uiText.close} />
          <Button variant="default" disabled={rows.length === 0} onClick={() => save('xlsx')}>
            {text.fileXlsx}
          </Button>
          <Button disabled={rows.length === 0} onClick={() => save('csv')}>
            {text.fileCsv}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
