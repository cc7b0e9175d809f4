import { versionOf } from '@vagu/core/history/schema'
import * as contract from '@vagu/core/requisites/contract'
import { withLabel } from '@vagu/core/requisites/label'
import { Requisite } from '@vagu/core/requisites/schema'
import { deleteNamed, listNamed, restoreNamed } from '../db/named.ts'
import { listDeletedNamed } from '../history/deleted.ts'
import { listNamedVersions, restoreNamedVersion } from '../history/named-versions.ts'
import { read, type Route, write } from '../http/call.ts'
import { readOverview } from './overview.ts'
import { refineRequisites } from './refine.ts'
import * as store from './store.ts'
import { REQUISITES } from './stored.ts'

const kind = REQUISITES

export const requisiteRoutes: readonly Route[] = [
  read(contract.listRequisites, async ({ db, who }) => (await listNamed(db, who, kind)).map(withLabel)),
  write(contract.addRequisite, async ({ tx, who, body }) =>
    withLabel(await store.addRequisite(tx, who, body)),
  ),
  write(contract.changeRequisite, async ({ tx, who, params, body }) => {
    const { _id: _unused, ...change } = body
    return withLabel(await store.changeRequisite(tx, who, { id: params.id, change }))
  }),
  write(contract.deleteRequisite, ({ tx, who, params }) =>
    deleteNamed(tx, who, { ...kind, id: params.id }).then(() => undefined),
  ),
  write(contract.restoreRequisite, async ({ tx, who, params }) =>
    withLabel(await restoreNamed(tx, who, { kind, id: params.id })),
  ),
  read(contract.getRequisitesOverview, ({ db, who, query }) => readOverview(db, who, query)),
  read(contract.refineRequisites, ({ db, who, body }) => refineRequisites(db, who, body)),
  read(contract.listDeletedRequisites, ({ db, who }) =>
    listDeletedNamed(db, who, { kind, factsOf: ({ type }) => ({ type }) }),
  ),
  read(contract.listRequisiteVersions, ({ db, who, params }) =>
    listNamedVersions(db, who, { kind, id: params.id, shape: versionOf(Requisite) }),
  ),
  write(contract.restoreRequisiteVersion, async ({ tx, who, params: by }) =>
    withLabel(
      await restoreNamedVersion(tx, who, {
        kind,
        by,
        change: (later, change) => store.changeRequisite(tx, later, { id: by.id, change }),
      }),
    ),
  ),
]
