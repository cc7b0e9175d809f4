import * as contract from '@vagu/core/fields/contract'
import { getLand as getLandCall } from '@vagu/core/fields/land-contract'
import * as lists from '@vagu/core/fields/list-contract'
import { getFieldsOverview } from '@vagu/core/fields/overview-contract'
import type { FieldOverview } from '@vagu/core/fields/overview-schema'
import { changeSeasons } from '@vagu/core/fields/seasons-contract'
import { dayInTallinn } from '@vagu/core/time/day'
import { Unchanged } from '../db/unchanged.ts'
import { read, type Route, write } from '../http/call.ts'
import type { JsonText } from '../http/json-text.ts'
import { currentCropYear } from './busy.ts'
import { assertValidField } from './checks.ts'
import { copyCrops, undoCopyCrops } from './copy-crops.ts'
import * as deletion from './deletion.ts'
import { getLand } from './land.ts'
import { orderFields } from './ordering.ts'
import { getOverview } from './overview.ts'
import * as seasons from './seasons.ts'
import * as store from './store.ts'

/** The list without shapes, which nearly every screen asks for; with them it may be some megabytes, and is not kept. */
const unchanged = new Unchanged<JsonText>()
const overviews = new Unchanged<FieldOverview[]>()

export const fieldRoutes: readonly Route[] = [
  // before the calls of one field: `ordering` and `all` are no ids
  write(lists.orderFields, ({ tx, actor, body }) => orderFields(tx, actor, body.ids)),
  write(lists.deleteAllFields, ({ tx, actor }) => deletion.deleteAllFields(tx, actor).then(() => undefined)),
  write(lists.restoreFields, async ({ tx, actor, body }) => {
    await deletion.restoreFields(tx, actor, body.ids)
    return store.readFields(tx, actor, body.ids)
  }),
  read(lists.countFieldJobs, ({ db, actor, params }) => deletion.countJobs(db, actor, params.id)),
  write(lists.copyCrops, ({ tx, actor, params, body }) =>
    copyCrops(tx, actor, { ...body, year: params.year }),
  ),
  write(lists.undoCopyCrops, ({ tx, actor, params, body }) =>
    undoCopyCrops(tx, actor, { ...body, year: params.year }),
  ),
  read(contract.listFields, ({ db, actor, query, ports: { engine } }) => {
    const { year = currentCropYear(actor), mapData } = query
    const answer = () => store.listFields(db, actor, { withShapes: mapData === 'true', year })
    if (mapData === 'true') return answer()
    return unchanged.ask({ db, engine, accountId: actor.accountId, key: String(year), answer })
  }),
  read(contract.getField, ({ db, actor, params }) => store.getField(db, actor, params.id)),
  write(contract.addField, async ({ tx, actor, body }) => {
    assertValidField(body)
    const [field] = await store.addFields(tx, actor, [body])
    if (field === undefined) throw new Error('the field that was just stored is not there')
    return field
  }),
  write(contract.changeField, ({ tx, actor, params, body }) =>
    store.changeField(tx, actor, { accountId: actor.accountId, id: params.id, change: body }),
  ),
  write(contract.deleteField, ({ tx, actor, params }) =>
    deletion.deleteField(tx, actor, params.id).then(() => undefined),
  ),
  write(contract.restoreField, async ({ tx, actor, params }) => {
    await deletion.restoreField(tx, actor, params.id)
    return store.getField(tx, actor, params.id)
  }),
  read(getFieldsOverview, ({ db, actor, params: { year }, ports: { engine } }) =>
    overviews.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: `${year} ${dayInTallinn(actor.now)}`,
      answer: () => getOverview(db, actor, year),
    }),
  ),
  read(getLandCall, ({ db, actor, params: { year }, query: { scope = 'ONLY_THIS_ACCOUNT_AREA' } }) =>
    getLand(db, actor, { year, scope }),
  ),
  write(changeSeasons, ({ tx, actor, params, body }) =>
    seasons.changeSeasons(tx, actor, { year: params.year, change: body }),
  ),
  write(contract.toggleField, ({ tx, actor, params }) => store.toggleField(tx, actor, params.id)),
]
