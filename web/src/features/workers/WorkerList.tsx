import type { Worker } from '@vagu/core/workers/schema'
import { useMemo } from 'react'
import { today } from '../../lib/today.ts'
import { FoundLine, ListBar, useListSearch } from '../../records/ListBar.tsx'
import type { RowActions } from '../../records/record-columns.tsx'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { words } from './text.ts'
import { workerColumns } from './worker-columns.tsx'
import { isFound } from './worker-filter.ts'

interface Props extends RowActions<Worker> {
  readonly workers: readonly Worker[]
}
const keyOf = ({ _id }: Worker): string => _id

/** The workers of the farm, with a search over name and notes. */
export function WorkerList({ workers, onEdit, onHistory, onRemove }: Props) {
  const { typed, setTyped, query, showAll } = useListSearch()
  const day = today()
  const columns = useMemo(
    () => workerColumns({ today: day, onEdit, onHistory, onRemove }),
    [day, onEdit, onHistory, onRemove],
  )
  const found = workers.filter((worker) => isFound(worker, query))
  return (
    <>
      <ListBar label={words.search} placeholder={words.searchPlaceholder} value={typed} onChange={setTyped}>
        {found.length < workers.length ? (
          <FoundLine text={words.found(found.length, workers.length)} onShowAll={showAll} />
        ) : (
          <FoundLine text={words.count(workers.length)} />
        )}
      </ListBar>
      <Card>
        {found.length === 0 ? (
          <EmptyState title={words.noneFound}>{words.noneFoundText(query)}</EmptyState>
        ) : (
          <DataTable
            label={words.table}
            rows={found}
            columns={columns}
            keyOf={keyOf}
            initialSort={{ id: 'name' }}
            onRowClick={onEdit}
          />
        )}
      </Card>
    </>
  )
}
