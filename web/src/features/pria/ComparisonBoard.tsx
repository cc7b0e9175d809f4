import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { PriaChoice } from '@vagu/core/pria/run-schema'
import type { PriaComparison, PriaProblem, PriaRow } from '@vagu/core/pria/schema'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { ReceiptsDialogProps } from '../../entities/pria/ReceiptsDialog.tsx'
import { pathTo } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LitRow } from '../../ui/lit-row.ts'
import {
  canBeChosen,
  type Choice,
  type Choices,
  choicesToSend,
  chosenRows,
  type Filter,
  isShown,
  withChoice,
} from './choices.ts'
import { ChosenBar } from './ChosenBar.tsx'
import { comparisonColumns, type RowContext } from './columns.tsx'
import styles from './Comparison.module.css'
import { ComparisonMap } from './ComparisonMap.tsx'
import { FilterChips } from './FilterChips.tsx'
import type { JobMenderProps } from './JobMender.tsx'
import type { PreviewDialogProps } from './PreviewDialog.tsx'
import { isFound, rowTitle } from './short-facts.ts'
import { compareText as text } from './text.ts'

const PreviewDialog = lazyComponent<PreviewDialogProps>(
  async () => (await import('./PreviewDialog.tsx')).PreviewDialog,
)
const ReceiptsDialog = lazyComponent<ReceiptsDialogProps>(
  async () => (await import('../../entities/pria/ReceiptsDialog.tsx')).ReceiptsDialog,
)
const JobMender = lazyComponent<JobMenderProps>(async () => (await import('./JobMender.tsx')).JobMender)

const keyOf = ({ id }: PriaRow): string => id
const NO_CHOICES: Choices = new Map()

/** Rows under the farmer's hands: which are shown, which are chosen, and what is to be done with them. */
function useChoices(rows: readonly PriaRow[]) {
  const [choices, setChoices] = useState(NO_CHOICES)
  const [filter, setFilter] = useState<Filter>(() =>
    rows.some(({ isDifference }) => isDifference) ? 'differences' : 'all',
  )
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const shown = useMemo(
    () => rows.filter((row) => isShown(row, filter, choices) && isFound(row, sought)),
    [rows, filter, choices, sought],
  )
  const chosen = useMemo(() => chosenRows(rows, choices), [rows, choices])
  const change = useCallback(
    (row: PriaRow, part: Partial<Choice>) => setChoices((now) => withChoice(now, [row], part)),
    [],
  )
  const changeAll = (some: readonly PriaRow[], part: Partial<Choice>): void =>
    setChoices((now) => withChoice(now, some, part))
  return {
    choices,
    filter,
    setFilter,
    search,
    setSearch,
    shown,
    chosen,
    change,
    changeAll,
    forget: () => setChoices(NO_CHOICES),
  }
}
type Chosen = ReturnType<typeof useChoices>

/** Looks for rows, chooses all that are shown, or lets all go. */
function ChooseAll({ of: { shown, chosen, changeAll, search, setSearch } }: { readonly of: Chosen }) {
  const possible = shown.filter(canBeChosen)
  return (
    <div className={styles.chooseAll}>
      <TextInput
        type="search"
        className={styles.search}
        aria-label={text.search}
        placeholder={text.searchHint}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {possible.length > 0 && (
        <Button variant="default" size="compact-md" onClick={() => changeAll(possible, { isChosen: true })}>
          {text.chooseShown(possible.length)}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button variant="subtle" size="compact-md" onClick={() => changeAll(chosen, { isChosen: false })}>
          {text.chooseNone}
        </Button>
      )}
    </div>
  )
}

/** Windows over the comparison: a job at what it lacks, receipts of a record, the preview. */
interface Open {
  readonly problem?: Pick<PriaProblem, 'recordId' | 'path'>
  readonly receipts?: PriaRow
  readonly preview?: readonly PriaChoice[]
}

interface Props {
  readonly comparison: PriaComparison
  readonly onStarted: (runId: string) => void
}

/** Leads to the page of a row's record, in its season. */
function useOpenRecord({ kind, year }: PriaComparison): (row: PriaRow) => void {
  const navigate = useNavigate()
  return useCallback(
    ({ ours, recordId }: PriaRow) => {
      const fieldId = ours?.fieldId ?? recordId
      if (fieldId === null) return
      if (kind === 'fields' || kind === 'crops')
        void navigate({ to: pathTo('fields', { year }), hash: fieldId })
      else
        void navigate({
          to: pathTo('field', { year, id: fieldId }),
          hash: kind === 'jobs' ? (recordId ?? '') : '',
        })
    },
    [navigate, kind, year],
  )
}

interface WindowsProps extends Pick<PriaComparison, 'kind' | 'year'> {
  readonly open: Open
  readonly onClose: () => void
  readonly onStarted: (runId: string) => void
}

function Windows({ open: { problem, receipts, preview }, kind, year, onClose, onStarted }: WindowsProps) {
  return (
    <>
      {preview && (
        <PreviewDialog
          onFailed={onClose}
          props={{ kind, year, rows: preview, onClose, onStarted: ({ _id }) => onStarted(_id) }}
        />
      )}
      {receipts?.recordId != null && (
        <ReceiptsDialog
          onFailed={onClose}
          props={{ kind, recordId: receipts.recordId, name: rowTitle(receipts), onClose }}
        />
      )}
      {problem && (
        <JobMender onFailed={onClose} props={{ jobId: problem.recordId, input: problem.path, onClose }} />
      )}
    </>
  )
}

/** Rows of a comparison with their filter and choices, the map of fields over them, and what opens from them. */
export function ComparisonBoard({ comparison, onStarted }: Props) {
  const { kind, year, rows } = comparison
  const state = useChoices(rows)
  const { choices, filter, setFilter, search, shown, chosen, change, changeAll } = state
  const [open, setOpen] = useState<Open>({})
  const [lit] = useState(() => new LitRow())
  const onOpen = useOpenRecord(comparison)
  const close = (): void => setOpen({})
  const columns = useMemo(() => {
    const context: RowContext = {
      kind,
      year,
      choices,
      onChange: change,
      onMend: (problem) => setOpen({ problem }),
      onReceipts: (receipts) => setOpen({ receipts }),
      onOpen,
    }
    return comparisonColumns(context)
  }, [kind, year, choices, change, onOpen])
  return (
    <>
      {kind === 'fields' && <ComparisonMap rows={shown} lit={lit} />}
      <Card>
        <FilterChips rows={rows} value={filter} onChange={setFilter} />
        <ChooseAll of={state} />
        {shown.length === 0 ? (
          <p role="status">
            {filter === 'differences' && search === '' ? text.noDifferences : text.noneShown}
          </p>
        ) : (
          <DataTable label={text.table} rows={shown} columns={columns} keyOf={keyOf} lit={lit} />
        )}
      </Card>
      {chosen.length > 0 && (
        <ChosenBar
          rows={chosen}
          choices={choices}
          onDirection={(direction) => changeAll(chosen, { direction })}
          onShowUndecided={() => setFilter('undecided')}
          onReview={() => setOpen({ preview: choicesToSend(chosen, choices) })}
        />
      )}
      <Windows
        {...{ open, kind, year }}
        onClose={close}
        onStarted={(runId) => {
          close()
          state.forget()
          onStarted(runId)
        }}
      />
    </>
  )
}
