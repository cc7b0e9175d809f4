import type { DeletedRecord } from '@vagu/core/history/schema'
import { formatInstant } from '../../lib/format.ts'
import type { DeletedLine } from './DeletedRecords.tsx'
import { historyText } from './text.ts'

/** The line of a deleted record that has a name; `facts` tell it from others of that name. */
export const deletedLine = (record: DeletedRecord, facts: readonly string[] = []): DeletedLine => ({
  id: record._id,
  name: record.name,
  title: <strong>{record.name}</strong>,
  facts: [...facts, historyText.deletedBy(formatInstant(record.deletedAt), record.userName)],
})
