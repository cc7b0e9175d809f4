import * as contract from '@vagu/core/history/contract'
import { read, type Route, write } from '../http/call.ts'
import * as deleted from './deleted.ts'
import * as fields from './field-versions.ts'

export const historyRoutes: readonly Route[] = [
  read(contract.listDeletedFields, ({ db, actor, query }) => deleted.listDeletedFields(db, actor, query)),
  read(contract.listFieldVersions, ({ db, actor, params }) => fields.listFieldVersions(db, actor, params.id)),
  read(contract.listYearInfoChanges, ({ db, actor, params }) =>
    fields.listYearInfoChanges(db, actor, params.id),
  ),
  write(contract.restoreFieldVersion, ({ tx, actor, params }) =>
    fields.restoreFieldVersion(tx, actor, params),
  ),
  read(contract.listDeletedCustomAreas, ({ db, actor, query }) =>
    deleted.listDeletedCustomAreas(db, actor, query),
  ),
]
