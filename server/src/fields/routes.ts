import * as contract from '@vagu/core/fields/contract'
import { changeSeasons } from '@vagu/core/fields/seasons-contract'
import { read, type Route, write } from '../http/call.ts'
import { assertValidShape } from './checks.ts'
import * as seasons from './seasons.ts'
import * as store from './store.ts'

export const fieldRoutes: readonly Route[] = [
  read(contract.listFields, ({ db, actor, query }) =>
    store.listFields(db, actor, { withShapes: query.mapData === 'true', year: query.year }),
  ),
  read(contract.getField, ({ db, actor, params }) => store.getField(db, actor, params.id)),
  write(contract.addField, async ({ tx, actor, body }) => {
    assertValidShape(body)
    const [field] = await store.addFields(tx, actor, [body])
    if (field === undefined) throw new Error('the field that was just stored is not there')
    return field
  }),
  write(contract.changeField, ({ tx, actor, params, body }) =>
    store.changeField(tx, actor, { accountId: actor.accountId, id: params.id, change: body }),
  ),
  write(contract.deleteField, ({ tx, actor, params }) =>
    store.deleteField(tx, actor, params.id).then(() => undefined),
  ),
  write(contract.restoreField, ({ tx, actor, params }) => store.restoreField(tx, actor, params.id)),
  write(changeSeasons, ({ tx, actor, params, body }) =>
    seasons.changeSeasons(tx, actor, { year: params.year, change: body }),
  ),
  write(contract.toggleField, ({ tx, actor, params }) => store.toggleField(tx, actor, params.id)),
]
