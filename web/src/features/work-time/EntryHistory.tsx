import * as contract from '@vagu/core/work-times/contract'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { workTimeKeys } from '../../entities/work-times/keys.ts'
import { call } from '../../lib/call.ts'
import { EMPTY, formatDay, formatNumber } from '../../lib/format.ts'
import { HistoryButton } from '../../records/history/HistoryButton.tsx'
import { withDifferences } from '../../records/history/record-history.ts'
import type { Line } from '../../ui/line-differences.ts'
import type { Board } from './board.ts'
import { workTimeText as text } from './text.ts'

const linesOf = (entry: WorkTime, { people, seesMoney }: Board): Line[] => [
  [text.worker, people.find(({ _id }) => _id === entry.workerId)?.name ?? EMPTY],
  [text.date, formatDay(entry.date)],
  [text.time, `${entry.start}–${entry.end}`],
  [text.breakMinutes, `${formatNumber(entry.breakMinutes)} ${text.minutes}`],
  [text.status, text.statuses[entry.status]],
  ...(seesMoney ? [[text.rate, formatNumber(entry.hourlyRate)] satisfies Line] : []),
  [text.jobs, formatNumber(entry.jobEventIds.length)],
  [text.fields, formatNumber(entry.fieldIds.length)],
  [text.note, entry.note || EMPTY],
]

interface Props {
  readonly entry: WorkTime
  readonly board: Board
  readonly onRestored: () => void
}

/** Earlier states of an entry. */
export const EntryHistory = ({ entry, board, onRestored }: Props) => (
  <HistoryButton
    name={`${formatDay(entry.date)} ${entry.start}–${entry.end}`}
    of="workTimes"
    queryKey={workTimeKeys.history(entry._id)}
    read={async (signal) => {
      const params = { id: entry._id }
      const versions = await call(contract.listWorkTimeVersions, { params }, { signal })
      return withDifferences(versions, (state) => linesOf(Object.assign({ ...entry }, state), board))
    }}
    restore={(entryId) => call(contract.restoreWorkTimeVersion, { params: { id: entry._id, entryId } })}
    onRestored={onRestored}
  />
)
