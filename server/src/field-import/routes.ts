import * as contract from '@vagu/core/field-import/contract'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { listFields } from '../fields/store.ts'
import { read, type Route, write } from '../http/call.ts'
import { JsonText } from '../http/json-text.ts'
import { readBrought } from './brought.ts'
import { refusal } from './raw.ts'
import { rejectBySize } from './read-field-file.ts'
import { storeSelected } from './store.ts'

export const fieldImportRoutes: readonly Route[] = [
  read(contract.reviewFieldFile, async ({ db, actor, file, query, ports, request: { signal } }) => {
    if (file === undefined) throw refusal('emptyFile')
    rejectBySize(file.size)
    const input = async () => ({
      bytes: await file.bytes(),
      year: query.year ?? yearOf(dayInTallinn(actor.now)),
      isForAll: query.isForAll === 'true',
      fields: (await listFields(db, actor, { withShapes: true })).text,
      brought: await readBrought(db, actor),
      now: actor.now.getTime(),
    })
    return new JsonText(
      await ports.heavy.run('reviewFieldFile', input, { accountId: actor.accountId, signal }),
    )
  }),
  write(contract.storeReviewedFields, ({ tx, actor, body }) => storeSelected(tx, actor, body.rows)),
]
