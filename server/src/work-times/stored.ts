import { minutesOf } from '@vagu/core/work-times/clock'
import { nameOfWorkTime } from '@vagu/core/work-times/name'
import { WorkTimeDocument, type WorkTimeDraft } from '@vagu/core/work-times/schema'
import { recordKind } from '../db/named.ts'
import { asItIs } from '../db/stored.ts'

declare module '../db/schema.ts' {
  interface NamedTables {
    work_time: NamedColumns & { worker_id: string; day: string }
  }
}

export const WORK_TIMES = recordKind({
  table: 'work_time',
  shape: WorkTimeDocument,
  lifts: [asItIs],
  columns: ({ workerId, date }: WorkTimeDocument) => ({ worker_id: workerId, day: date }),
})

type Content = Omit<WorkTimeDraft, '_id' | 'hourlyRate'>

/** The document of what was written, not paid yet. */
export const documentOf = (content: Content, hourlyRate: number | null): WorkTimeDocument => ({
  ...content,
  name: nameOfWorkTime(content),
  minutes: minutesOf(content),
  hourlyRate,
  status: 'UNPAID',
  paidAt: null,
})
