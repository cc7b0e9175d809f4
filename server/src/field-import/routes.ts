import * as contract from '@vagu/core/field-import/contract'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { listFields } from '../fields/store.ts'
import { read, type Route, write } from '../http/call.ts'
import { JsonText } from '../http/json-text.ts'
import { readBrought } from './brought.ts'
import { refusal } from './raw.ts'
import { refuseBySize } from './read-field-file.ts'
import { storeKept } from './store.ts'

export const fieldImportRoutes: readonly Route[] = [
  read(contract.reviewFieldFile, async ({ db, who, file, ports, request: { signal } }) => {
    if (file === undefined) throw refusal('emptyFile')
    refuseBySize(file.size)
    const given = async () => ({
      bytes: await file.bytes(),
      year: yearOf(dayInTallinn(who.now)),
      fields: (await listFields(db, who, { withShapes: true })).text,
      brought: await readBrought(db, who),
      now: who.now.getTime(),
    })
    return new JsonText(await ports.heavy.run('reviewFieldFile', given, { accountId: who.accountId, signal }))
  }),
  write(contract.storeReviewedFields, ({ tx, who, body }) => storeKept(tx, who, body.rows)),
]
