import type { Worker } from '@vagu/core/workers/schema'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { today } from '../../lib/today.ts'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { words } from './text.ts'
import { workerColumns } from './worker-columns.tsx'
import { isFound } from './worker-filter.ts'
import styles from './Workers.module.css'

interface Props {
  readonly workers: readonly Worker[]
  readonly onEdit: (worker: Worker) => void
  readonly onHistory: (worker: Worker) => void
  readonly onRemove: (worker: Worker) => void
}
const keyOf = ({ _id }: Worker): string => _id

/** The workers of the farm, with a search over name and notes. */
export function WorkerList({ workers, onEdit, onHistory, onRemove }: Props) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed)
  const day = today()
  const columns = useMemo(
    () => workerColumns({ today: day, onEdit, onHistory, onRemove }),
    [day, onEdit, onHistory, onRemove],
  )
  const found = workers.filter((worker) => isFound(worker, query))
  return (
    <>
      <div className={styles['bar']}>
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={styles['search'] ?? ''}
        />
        <p className={styles['found']} role="status">
          {found.length < workers.length ? (
            <>
              {words.found(found.length, workers.length)}
              <Button variant="subtle" onClick={() => setTyped('')}>
                {words.showAll}
              </Button>
            </>
          ) : (
            words.count(workers.length)
          )}
        </p>
      </div>
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
