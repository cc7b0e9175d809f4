import * as contract from '@vagu/core/fields/contract'
import { changeSeasons } from '@vagu/core/fields/seasons-contract'
import { read, type Route, write } from '../http/call.ts'
import { requireSoundShape } from './checks.ts'
import * as seasons from './seasons.ts'
import * as store from './store.ts'

export const fieldRoutes: readonly Route[] = [
  read(contract.listFields, ({ db, who, query }) =>
    store.listFields(db, who, { withShapes: query.mapData === 'true', year: query.year }),
  ),
  read(contract.getField, ({ db, who, params }) => store.getField(db, who, params.id)),
  write(contract.addField, async ({ tx, who, body }) => {
    requireSoundShape(body)
    const [field] = await store.addFields(tx, who, [body])
    if (field === undefined) throw new Error('the field that was just stored is not there')
    return field
  }),
  write(contract.changeField, ({ tx, who, params, body }) =>
    store.changeField(tx, who, { accountId: who.accountId, id: params.id, change: body }),
  ),
  write(contract.deleteField, ({ tx, who, params }) =>
    store.deleteField(tx, who, params.id).then(() => undefined),
  ),
  write(contract.restoreField, ({ tx, who, params }) => store.restoreField(tx, who, params.id)),
  write(changeSeasons, ({ tx, who, params, body }) =>
    seasons.changeSeasons(tx, who, { year: params.year, change: body }),
  ),
  write(contract.toggleField, ({ tx, who, params }) => store.toggleField(tx, who, params.id)),
]
