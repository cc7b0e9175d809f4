import * as contract from '@vagu/core/fields/contract'
import { nameOfYear } from '@vagu/core/fields/rules'
import { Field } from '@vagu/core/fields/schema'
import * as history from '@vagu/core/history/contract'
import { fieldKeys } from '../../entities/fields/keys.ts'
import { call } from '../../lib/call.ts'
import { formatQuantity } from '../../lib/format.ts'
import { withDifferences } from '../../records/history/record-history.ts'
import type { DeletedRow, KindWithHistory } from '../../records/kind.ts'
import { describeField, linesOfState } from './describe-field.ts'
import type { FieldEdit } from './form/field-form.ts'
import { fieldsHistoryText } from './history/text.ts'

/** Members of a new field for lists, until the server has answered. */
const NEW_FIELD = { active: true, ordering: 0, hasJobEventsThisYear: false } as const

async function listDeleted(signal: AbortSignal): Promise<DeletedRow[]> {
  const fields = await call(history.listDeletedFields, { query: {} }, { signal })
  return fields.map((field) => ({
    ...field,
    facts: [
      formatQuantity(field.area, 'ha'),
      ...(field.jobs > 0 ? [fieldsHistoryText.jobs(field.jobs)] : []),
    ],
  }))
}

/** The history of a field, with the boundaries that changes made others; of what is drawn no line says it again. */
export const readFieldHistory = async (id: string, signal: AbortSignal) =>
  withDifferences(await call(history.listFieldVersions, { params: { id } }, { signal }), linesOfState).map(
    (version) => ({
      ...version,
      changes: version.changes.filter(({ label }) => !version.line || label !== fieldsHistoryText.shape),
    }),
  )

const ofAnyYear: Omit<KindWithHistory<Field, FieldEdit>, 'nameOf' | 'describe'> = {
  entity: 'fields',
  keys: fieldKeys,
  lists: [fieldKeys.list, fieldKeys.shapes],
  schema: Field,
  add: (body) => call(contract.addField, { body }),
  change: (input) => call(contract.changeField, input),
  remove: (params) => call(contract.deleteField, { params }),
  restore: (params) => call(contract.restoreField, { params }),
  shownAs: ({ shapeFrom: _unused, ...draft }, stored, before) => ({
    ...NEW_FIELD,
    ...before,
    ...draft,
    ...stored,
  }),
  history: {
    read: ({ _id: id }, signal) => readFieldHistory(id, signal),
    restore: (params) => call(history.restoreFieldVersion, { params }),
  },
  listDeleted,
}

/** Fields as a crop year names and shows them. */
export const fieldKindOf = (year: number): KindWithHistory<Field, FieldEdit> => ({
  ...ofAnyYear,
  nameOf: (field) => nameOfYear(field, year),
  describe: describeField(year),
})
