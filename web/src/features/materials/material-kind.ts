import * as contract from '@vagu/core/materials/contract'
import { Material, type MaterialDraft, type MaterialType } from '@vagu/core/materials/schema'
import { materialKeys } from '../../entities/materials/keys.ts'
import { call } from '../../lib/call.ts'
import { linesOf } from '../../records/describe.ts'
import { withDifferences } from '../../records/history/record-history.ts'
import type { KindWithHistory } from '../../records/kind.ts'
import { describeMaterial } from './describe-material.ts'

/** A material without anything that an older state may leave out. */
const plain = ({ type, name }: Material): MaterialDraft => ({
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

export const requisiteKind: KindWithHistory<Material, MaterialDraft> = {
  entity: 'materials',
  keys: { ...materialKeys, deleted: materialKeys.deleted() },
  lists: [materialKeys.list],
  schema: Material,
  nameOf: ({ name }) => name,
  describe: describeMaterial,
  add: (body) => call(contract.addMaterial, { body }),
  change: (input) => call(contract.changeMaterial, input),
  remove: (params) => call(contract.deleteMaterial, { params }),
  restore: (params) => call(contract.restoreMaterial, { params }),
  history: {
    read: async (now, signal) => {
      const params = { id: now._id }
      const versions = await call(contract.listMaterialVersions, { params }, { signal })
      return withDifferences(versions, (state) => linesOf(describeMaterial, Object.assign(plain(now), state)))
    },
    restore: (params) => call(contract.restoreMaterialVersion, { params }),
  },
  listDeleted: (signal) => call(contract.listDeletedMaterials, { query: {} }, { signal }),
}

/** The materials of one page. */
export const requisiteKindOf = (type: MaterialType): KindWithHistory<Material, MaterialDraft> => ({
  ...requisiteKind,
  keys: { ...materialKeys, deleted: materialKeys.deleted(type) },
  listDeleted: async (signal) =>
    (await call(contract.listDeletedMaterials, { query: {} }, { signal })).filter(
      (each) => each.type === type,
    ),
})
