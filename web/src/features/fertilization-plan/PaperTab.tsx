import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { plainRows, printedPlan, type PrintedTable } from '@vagu/core/fertilization-plan/printed'
import { shoppingList } from '@vagu/core/fertilization-plan/shopping'
import { csvText } from '@vagu/core/text/csv-writer'
import { useMemo } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { ColumnHeads } from '../../ui/table/ColumnHeads.tsx'
import { PrintButton } from '../../ui/PrintButton.tsx'
import { useUser } from '../../entities/session/session.ts'
import { formatDay, formatNumber, formatQuantity } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { today } from '../../lib/today.ts'
import layout from '../../ui/layout.module.css'
import styles from './Paper.module.css'
import { paperText as text } from './text.ts'
import type { Board } from './use-board.ts'

function Holder({ board }: { readonly board: Board }) {
  const user = useUser()
  const area = board.rows.reduce((sum, { facts }) => sum + facts.area, 0)
  const facts: readonly (readonly [string, string])[] = [
    [text.holder, user?.company.name ?? ''],
    [text.code, user?.company.code ?? ''],
    [text.land, `${formatNumber(area)} ha`],
    [text.made, formatDay(today())],
  ]
  return <FactList facts={facts.filter(([, fact]) => fact !== '')} className={styles.holder} />
}

/** The nine items, a row a field; each line of a cell stands on its own. */
const Items = ({ table: { heads, rows } }: { readonly table: PrintedTable }) => (
  <table className={styles.table}>
    <ColumnHeads heads={heads} />
    <tbody>
      {rows.map(({ fieldId, cells }) => (
        <tr key={fieldId}>
          {cells.map((lines, at) => (
            <td key={heads[at]}>
              {lines.map((line, place) => (
                <div key={`${place} ${line}`}>{line}</div>
              ))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function Shopping({ board }: { readonly board: Board }) {
  const list = useMemo(() => shoppingList(board.rows), [board.rows])
  if (list.length === 0) return null
  return (
    <section className={styles.shopping}>
      <h3>{text.shopping}</h3>
      <ul>
        {list.map(({ name, unit, amount, fieldIds }) => (
          <li key={`${name} ${unit}`}>
            {name}: {formatQuantity(amount, unit)} ({text.fields(fieldIds.length)})
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The plan on paper: a sheet with the nine items of the regulation, as it will be printed; and as a file. */
export function PaperTab({ board }: { readonly board: Board }) {
  const { rows, year } = board
  const table = useMemo(() => printedPlan(rows), [rows])
  return (
    <>
      <div className={styles.bar}>
        <p className={layout.quiet}>{text.about}</p>
        <div className={layout.wrap}>
          <Button
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
            onClick={() => saveFile(text.fileName(year), csvText(plainRows(table)))}
          >
            {text.file}
          </Button>
          <PrintButton label={text.print} />
        </div>
      </div>
      <article className={styles.sheet} aria-label={text.title(year)} tabIndex={0}>
        <h2>{text.title(year)}</h2>
        <p className={styles.law}>{text.law}</p>
        <Holder board={board} />
        <Items table={table} />
        {table.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <Shopping board={board} />
        <p className={styles.sign}>
          {text.sign} <span />
        </p>
      </article>
    </>
  )
}
