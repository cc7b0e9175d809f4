import * as contract from '@vagu/core/history/contract'
import { read, type Route, write } from '../http/call.ts'
import * as deleted from './deleted.ts'
import * as fields from './field-versions.ts'

export const historyRoutes: readonly Route[] = [
  read(contract.listDeletedFields, ({ db, who }) => deleted.listDeletedFields(db, who)),
  read(contract.listFieldVersions, ({ db, who, params }) => fields.listFieldVersions(db, who, params.id)),
  read(contract.listYearInfoChanges, ({ db, who, params }) => fields.listYearInfoChanges(db, who, params.id)),
  write(contract.restoreFieldVersion, ({ tx, who, params }) => fields.restoreFieldVersion(tx, who, params)),
  read(contract.listDeletedCustomAreas, ({ db, who }) => deleted.listDeletedCustomAreas(db, who)),
]
