import * as contract from '@vagu/core/requisites/contract'
import { Requisite, type RequisiteDraft, type RequisiteType } from '@vagu/core/requisites/schema'
import { materialKeys } from '../../entities/materials/keys.ts'
import { call } from '../../lib/call.ts'
import { linesOf } from '../../records/describe.ts'
import { withDifferences } from '../../records/history/record-history.ts'
import type { RecordKind } from '../../records/kind.ts'
import { describeRequisite } from './describe-requisite.ts'

/** A material without anything that an older state may leave out. */
const plain = ({ type, name }: Requisite): RequisiteDraft => ({
  type,
  name,
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

export const requisiteKind: RecordKind<Requisite, RequisiteDraft> = {
  entity: 'materials',
  keys: { ...materialKeys, deleted: materialKeys.deleted() },
  lists: [materialKeys.list],
  schema: Requisite,
  nameOf: ({ name }) => name,
  describe: describeRequisite,
  add: (body) => call(contract.addRequisite, { body }),
  change: (input) => call(contract.changeRequisite, input),
  remove: (params) => call(contract.deleteRequisite, { params }),
  restore: (params) => call(contract.restoreRequisite, { params }),
  history: {
    read: async (now, signal) => {
      const params = { id: now._id }
      const versions = await call(contract.listRequisiteVersions, { params }, { signal })
      return withDifferences(versions, (state) =>
        linesOf(describeRequisite, Object.assign(plain(now), state)),
      )
    },
    restore: (params) => call(contract.restoreRequisiteVersion, { params }),
  },
  listDeleted: (signal) => call(contract.listDeletedRequisites, {}, { signal }),
}

/** The materials of one page. */
export const requisiteKindOf = (type: RequisiteType): RecordKind<Requisite, RequisiteDraft> => ({
  ...requisiteKind,
  keys: { ...materialKeys, deleted: materialKeys.deleted(type) },
  listDeleted: async (signal) =>
    (await call(contract.listDeletedRequisites, {}, { signal })).filter((each) => each.type === type),
})
