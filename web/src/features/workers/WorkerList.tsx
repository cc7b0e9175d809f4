import type { Worker } from '@vagu/core/workers/schema'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useCan } from '../../entities/account/use-can.ts'
import { today } from '../../lib/today.ts'
import { pathTo } from '../../navigation/paths.ts'
import type { RowActions } from '../../records/record-columns.tsx'
import { RecordList } from '../../records/RecordList.tsx'
import { workersPageText } from './text.ts'
import { workerColumns } from './worker-columns.tsx'
import { isFound } from './worker-filter.ts'

interface Props extends RowActions<Worker> {
  readonly workers: readonly Worker[]
}

/** The workers of the farm, with a search over name and notes. */
export function WorkerList({ workers, onEdit, onHistory, onRemove }: Props) {
  const day = today()
  const seesMoney = useCan('money')
  const navigate = useNavigate()
  const onHours = useCallback(
    ({ _id }: Worker) =>
      void navigate({ to: pathTo('workTime', { year: Number(day.slice(0, 4)) }), hash: _id }),
    [navigate, day],
  )
  const columns = useMemo(
    () => workerColumns({ today: day, seesMoney, onHours, onEdit, onHistory, onRemove }),
    [day, seesMoney, onHours, onEdit, onHistory, onRemove],
  )
  return (
    <RecordList
      records={workers}
      columns={columns}
      isFound={isFound}
      text={workersPageText}
      onOpen={onEdit}
    />
  )
}
