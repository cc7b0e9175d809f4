import * as contract from '@vagu/core/field-import/contract'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { readAllFields } from '../fields/store.ts'
import { read, type Route, write } from '../http/call.ts'
import { refusal } from './raw.ts'
import { readFieldFile, refuseBySize } from './read-field-file.ts'
import { reviewRows } from './review.ts'
import { storeKept } from './store.ts'

export const fieldImportRoutes: readonly Route[] = [
  read(contract.reviewFieldFile, async ({ db, who, file }) => {
    if (file === undefined) throw refusal('emptyFile')
    refuseBySize(file.size)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const parcels = await readFieldFile(bytes, yearOf(dayInTallinn(who.now)))
    const fields = await readAllFields(db, who)
    return reviewRows(parcels, { fields, newId: who.newId })
  }),
  write(contract.storeReviewedFields, ({ tx, who, body }) => storeKept(tx, who, body.rows)),
]
