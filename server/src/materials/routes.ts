import { versionOf } from '@vagu/core/history/schema'
import * as contract from '@vagu/core/materials/contract'
import { withLabel } from '@vagu/core/materials/label'
import { Material } from '@vagu/core/materials/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { listNamed, restoreNamed } from '../db/named.ts'
import { listDeletedNamed } from '../history/deleted.ts'
import { deleteHandler, versionsHandler } from '../history/named-handlers.ts'
import { restoreNamedVersion } from '../history/named-versions.ts'
import { read, type Route, write } from '../http/call.ts'
import { readOverview } from './overview.ts'
import { refineMaterials } from './refine.ts'
import { readSuggestions } from './suggestions.ts'
import * as store from './store.ts'
import { REQUISITES } from './stored.ts'

const kind = REQUISITES

export const materialRoutes: readonly Route[] = [
  read(contract.listMaterials, async ({ db, actor }) => (await listNamed(db, actor, kind)).map(withLabel)),
  write(contract.addMaterial, async ({ tx, actor, body }) =>
    withLabel(await store.addMaterial(tx, actor, body)),
  ),
  write(contract.changeMaterial, async ({ tx, actor, params, body }) => {
    const { _id: _unused, ...change } = body
    return withLabel(await store.changeMaterial(tx, actor, { id: params.id, change }))
  }),
  write(contract.deleteMaterial, deleteHandler(kind)),
  write(contract.restoreMaterial, async ({ tx, actor, params }) =>
    withLabel(await restoreNamed(tx, actor, { kind, id: params.id })),
  ),
  read(contract.getMaterialsOverview, ({ db, actor, query }) => readOverview(db, actor, query)),
  read(contract.refineMaterials, ({ db, actor, body }) => refineMaterials(db, actor, body)),
  read(contract.listSuggestions, ({ db, ports, query }) =>
    readSuggestions(db, { crops: query.crops ?? [], today: dayInTallinn(ports.now()) }),
  ),
  read(contract.listDeletedMaterials, ({ db, actor, query }) =>
    listDeletedNamed(db, actor, { kind, after: query, factsOf: ({ type }) => ({ type }) }),
  ),
  read(contract.listMaterialVersions, versionsHandler(kind, versionOf(Material))),
  write(contract.restoreMaterialVersion, async ({ tx, actor, params: by }) =>
    withLabel(
      await restoreNamedVersion(tx, actor, {
        kind,
        by,
        change: (later, change) => store.changeMaterial(tx, later, { id: by.id, change }),
      }),
    ),
  ),
]
