import * as contract from '@vagu/core/workers/contract'
import { Worker, type WorkerDraft } from '@vagu/core/workers/schema'
import { call } from '../../lib/call.ts'
import { EMPTY, formatDay, formatQuantity } from '../../lib/format.ts'
import { type Describe, linesOf } from '../../records/describe.ts'
import { withDifferences } from '../../records/history/record-history.ts'
import type { KindWithHistory } from '../../records/kind.ts'
import { workerKeys } from './keys.ts'
import { workersText } from './text.ts'

export const describeWorker: Describe<WorkerDraft> = {
  name: ({ name }) => [workersText.name, name],
  hourlyRate: ({ hourlyRate }) => [workersText.hourlyRate, formatQuantity(hourlyRate, workersText.perHour)],
  chemicalCertification: (worker) => [
    workersText.certified,
    worker.chemicalCertification ? workersText.yes : workersText.no,
  ],
  chemicalWorkerLicenceEndDate: (worker) => [
    workersText.certifiedUntil,
    formatDay(worker.chemicalWorkerLicenceEndDate),
  ],
  certificateNo: ({ certificateNo }) => [workersText.certificateNo, certificateNo || EMPTY],
  company: ({ company }) => [workersText.company, company || EMPTY],
  personalCode: ({ personalCode }) => [workersText.personalCode, personalCode ?? EMPTY],
  userId: ({ userId }) => [workersText.user, userId ? workersText.yes : workersText.no],
  notes: ({ notes }) => [workersText.notes, notes || EMPTY],
}

export const workerKind: KindWithHistory<Worker, WorkerDraft> = {
  entity: 'workers',
  keys: workerKeys,
  lists: [workerKeys.list],
  schema: Worker,
  nameOf: ({ name }) => name,
  describe: describeWorker,
  add: (body) => call(contract.addWorker, { body }),
  change: (input) => call(contract.changeWorker, input),
  remove: (params) => call(contract.deleteWorker, { params }),
  restore: (params) => call(contract.restoreWorker, { params }),
  shownAs: (draft, stored) => ({ ...draft, ...stored }),
  history: {
    read: async ({ _id: id, ...now }, signal) => {
      const versions = await call(contract.listWorkerVersions, { params: { id } }, { signal })
      // What an older state does not know counts as it is today.
      return withDifferences(versions, (state) => linesOf(describeWorker, Object.assign({ ...now }, state)))
    },
    restore: (params) => call(contract.restoreWorkerVersion, { params }),
  },
  listDeleted: (signal) => call(contract.listDeletedWorkers, { query: {} }, { signal }),
}
