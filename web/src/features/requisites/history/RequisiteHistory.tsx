import { listRequisiteVersions, restoreRequisiteVersion } from '@vagu/core/history/contract'
import type { RequisiteVersion } from '@vagu/core/history/schema'
import type { Requisite } from '@vagu/core/requisites/schema'
import { HistoryDialog } from '../../../entities/history/HistoryDialog.tsx'
import { call } from '../../../lib/call.ts'
import { lineDifferences } from '../../../ui/line-differences.ts'
import { useReloadRequisites } from '../api.ts'
import { requisiteLines } from '../form/versions.ts'

export interface RequisiteHistoryProps {
  readonly requisite: Requisite
  readonly onClose: () => void
}

/** A material without anything that an older state may leave out. */
const plain = ({ _id, type, updatedAt, name }: Requisite): Requisite => ({
  _id,
  type,
  name,
  updatedAt,
  amount: null,
  unit: null,
  ingredients: [],
  inspections: [],
  workDelayDays: null,
  harvestDelayDays: null,
  usageTimes: null,
  safetyArea: null,
  safetyWaterArea: null,
})

/** Who changed a material, when and how. */
export function RequisiteHistory({ requisite, onClose }: RequisiteHistoryProps) {
  const { _id: id, name } = requisite
  const linesOf = (state: NonNullable<RequisiteVersion['after']>) =>
    requisiteLines(Object.assign(plain(requisite), state))
  const changesIn = ({ before, after }: RequisiteVersion) =>
    before && after ? lineDifferences(linesOf(after), linesOf(before)) : []
  const reload = useReloadRequisites()
  return (
    <HistoryDialog
      name={name}
      queryKey={['requisiteHistory', id]}
      read={(signal) => call(listRequisiteVersions, { params: { id } }, { signal })}
      changesIn={changesIn}
      restore={(entryId) => call(restoreRequisiteVersion, { params: { id, entryId } })}
      onSettled={reload}
      onClose={onClose}
    />
  )
}
