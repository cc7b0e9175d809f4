import * as contract from '@vagu/core/machines/contract'
import { Machine, type MachineDraft } from '@vagu/core/machines/schema'
import { call } from '../../lib/call.ts'
import { EMPTY, formatDay } from '../../lib/format.ts'
import { type Describe, linesOf } from '../../records/describe.ts'
import { withDifferences } from '../../records/history/record-history.ts'
import type { KindWithHistory } from '../../records/kind.ts'
import { machineKeys } from './keys.ts'
import { machineFormText } from './form-text.ts'

/** A test of before: its day, and where the sticker named the day of the next one, that too. */
const earlierTest = ({ testedOn, testDueOn }: MachineDraft['earlierTests'][number]): string =>
  testDueOn === null
    ? formatDay(testedOn)
    : machineFormText.testUntil(formatDay(testedOn), formatDay(testDueOn))

export const describeMachine: Describe<MachineDraft> = {
  name: ({ name }) => [machineFormText.name, name],
  kind: ({ kind }) => [machineFormText.kind, machineFormText.kinds[kind]],
  number: ({ number }) => [machineFormText.number, number || EMPTY],
  boughtOn: ({ boughtOn }) => [machineFormText.boughtOn, formatDay(boughtOn)],
  testedOn: ({ testedOn }) => [machineFormText.testedOn, formatDay(testedOn)],
  testDueOn: ({ testDueOn }) => [machineFormText.testDueOn, formatDay(testDueOn)],
  earlierTests: ({ earlierTests }) => [
    machineFormText.earlierTests,
    earlierTests.map(earlierTest).join(', ') || EMPTY,
  ],
  notes: ({ notes }) => [machineFormText.notes, notes || EMPTY],
}

export const machineKind: KindWithHistory<Machine, MachineDraft> = {
  entity: 'machines',
  keys: machineKeys,
  lists: [machineKeys.list],
  schema: Machine,
  nameOf: ({ name }) => name,
  describe: describeMachine,
  add: (body) => call(contract.addMachine, { body }),
  change: (input) => call(contract.changeMachine, input),
  remove: (params) => call(contract.deleteMachine, { params }),
  restore: (params) => call(contract.restoreMachine, { params }),
  shownAs: (draft, stored) => ({ ...draft, ...stored }),
  history: {
    read: async ({ _id: id, ...now }, signal) => {
      const versions = await call(contract.listMachineVersions, { params: { id } }, { signal })
      // What an older state does not know counts as it is today.
      return withDifferences(versions, (state) => linesOf(describeMachine, Object.assign({ ...now }, state)))
    },
    restore: (params) => call(contract.restoreMachineVersion, { params }),
  },
  listDeleted: (signal) => call(contract.listDeletedMachines, { query: {} }, { signal }),
}
