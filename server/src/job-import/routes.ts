import * as contract from '@vagu/core/job-import/contract'
import { read, type Route, write } from '../http/call.ts'
import { JsonText } from '../http/json-text.ts'
import { rejectBySize } from '../table-files/read-sheets.ts'
import { JOB_FILE } from './read-file.ts'
import { listImports, readMemory, storeImport } from './store.ts'

export const jobImportRoutes: readonly Route[] = [
  read(contract.readJobTables, async ({ db, actor, file, ports, request: { signal } }) => {
    if (file === undefined) throw JOB_FILE.refuse('emptyFile')
    rejectBySize(file.size, JOB_FILE)
    const by = { accountId: actor.accountId, signal }
    const { sheets, brokenAt } = await ports.heavy.run('readJobFile', () => file.bytes(), by)
    const memory = await readMemory(db, actor)
    return new JsonText(JSON.stringify({ importId: actor.newId(), sheets, brokenAt, ...memory }))
  }),
  write(contract.importJobs, ({ tx, actor, body }) => storeImport(tx, actor, body)),
  read(contract.listJobImports, ({ db, actor }) => listImports(db, actor)),
]
