import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { FarmPaperTitle } from '../../entities/session/FarmPaperTitle.tsx'
import { FoundLine, ListBar, useListSearch } from '../../records/ListBar.tsx'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { AllBox } from '../../ui/table/RowBox.tsx'
import { type Choosing, useSelection } from '../../ui/table/use-selection.ts'
import { Legend } from './Legend.tsx'
import { type ColumnWork, planColumns } from './plan-columns.tsx'
import { OwnManureCard } from './OwnManureCard.tsx'
import type { PlanRow } from './plan-rows.ts'
import styles from './Plan.module.css'
import { actionText } from './action-text.ts'
import { planText } from './text.ts'
import { Totals } from './Totals.tsx'
import { type Board, foundRows } from './use-board.ts'
import { useJudged } from './use-judged.ts'

const FieldDialog = lazyComponent(async () => (await import('./FieldDialog.tsx')).FieldDialog)
const AddDialog = lazyComponent(async () => (await import('./AddDialog.tsx')).AddDialog)

const keyOf = ({ fieldId }: PlanRow): string => fieldId
const areaOf = (rows: readonly PlanRow[]): number => rows.reduce((sum, { facts }) => sum + facts.area, 0)

interface SelectionProps {
  readonly rows: readonly PlanRow[]
  readonly onAdd: () => void
  readonly onClear: () => void
}

/** Actions on the fields that are chosen. */
const SelectionBar = ({ rows, onAdd, onClear }: SelectionProps) => (
  <div className={styles.selection} role="region" aria-label={planText.selection}>
    <strong>{actionText.selected(rows.length, areaOf(rows))}</strong>
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
      {actionText.addProduct}
    </Button>
    <Button variant="default" onClick={onClear}>
      {actionText.clearChoice}
    </Button>
  </div>
)

/** All fields chosen at a tap, and what the signs of the table mean. */
const Tools = ({ choosing }: { readonly choosing: Choosing | undefined }) => (
  <div className={styles.tools}>
    {choosing && (
      <span className={styles.all}>
        <AllBox label={planText.chooseAll} {...choosing} />
        <span aria-hidden>{planText.chooseAllShort}</span>
      </span>
    )}
    <span className={styles.spread} />
    <Legend />
  </div>
)

/** Columns with what is judged of each field, and a mean yield taken at a tap. */
function usePlanColumns(board: Board, list: Pick<ColumnWork, 'choosing' | 'onOpen'>) {
  const { rows, year, mayWrite, plan } = board
  const { change } = plan
  const takeMean = useCallback(
    ({ fieldId, facts, plan: now }: PlanRow) =>
      change([{ fieldId, plan: { ...now, goalYield: facts.meanYield } }]),
    [change],
  )
  const judged = useJudged(year, useDeferredValue(rows))
  return planColumns({ year, judged, ...list, onTakeMean: mayWrite ? takeMean : undefined })
}

/** Window over the table: a field, or the form that adds to the chosen ones. */
function useOpened(rows: readonly PlanRow[]) {
  const [openedId, setOpenedId] = useState<string>()
  const open = useCallback(({ fieldId }: PlanRow) => setOpenedId(fieldId), [])
  return {
    opened: rows.find(({ fieldId }) => fieldId === openedId),
    open,
    close: (): void => setOpenedId(undefined),
  }
}

/** The table of the plan under a search; a row opens its field. */
export function PlanTab({ board }: { readonly board: Board }) {
  const { rows, year, mayWrite } = board
  const { typed, setTyped, query, showAll } = useListSearch()
  const found = useMemo(() => foundRows(rows, query), [rows, query])
  const { choosing, rows: chosen, clear } = useSelection(found, keyOf)
  const [isAdding, setIsAdding] = useState(false)
  const { opened, open, close } = useOpened(rows)
  const columns = usePlanColumns(board, { choosing, onOpen: open })
  return (
    <>
      <FarmPaperTitle title={planText.onPaper(year)} />
      <ListBar
        label={planText.search}
        placeholder={planText.searchPlaceholder}
        value={typed}
        onChange={setTyped}
      >
        <FoundLine
          text={
            found.length === rows.length
              ? planText.summary(rows.length, areaOf(rows))
              : planText.found(found.length, rows.length)
          }
          onShowAll={found.length === rows.length ? undefined : showAll}
        />
      </ListBar>
      <Tools choosing={mayWrite && found.length > 0 ? choosing : undefined} />
      <Card>
        {found.length === 0 ? (
          <EmptyState title={planText.noneFound}>{planText.noneFoundText(query)}</EmptyState>
        ) : (
          <div className={styles.plan}>
            <DataTable
              label={planText.table}
              rows={found}
              columns={columns}
              keyOf={keyOf}
              onRowClick={open}
            />
          </div>
        )}
      </Card>
      <Totals totals={board.totals} />
      <OwnManureCard board={board} />
      {mayWrite && chosen.length > 0 && (
        <SelectionBar rows={chosen} onAdd={() => setIsAdding(true)} onClear={clear} />
      )}
      {opened && <FieldDialog onFailed={close} props={{ board, row: opened, onClose: close }} />}
      {isAdding && (
        <AddDialog
          onFailed={() => setIsAdding(false)}
          props={{
            board,
            rows: chosen,
            onClose: () => setIsAdding(false),
            onAdded: () => {
              setIsAdding(false)
              clear()
            },
          }}
        />
      )}
    </>
  )
}
