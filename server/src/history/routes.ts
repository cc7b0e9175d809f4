import * as contract from '@vagu/core/history/contract'
import { withLabel } from '@vagu/core/requisites/label'
import { read, type Route, write } from '../http/call.ts'
import * as deleted from './deleted.ts'
import * as fields from './field-versions.ts'
import * as named from './named-versions.ts'

export const historyRoutes: readonly Route[] = [
  read(contract.listDeletedFields, ({ db, who }) => deleted.listDeletedFields(db, who)),
  read(contract.listFieldVersions, ({ db, who, params }) => fields.listFieldVersions(db, who, params.id)),
  read(contract.listYearInfoChanges, ({ db, who, params }) => fields.listYearInfoChanges(db, who, params.id)),
  write(contract.restoreFieldVersion, ({ tx, who, params }) => fields.restoreFieldVersion(tx, who, params)),
  read(contract.listDeletedWorkers, ({ db, who }) => deleted.listDeletedWorkers(db, who)),
  read(contract.listWorkerVersions, ({ db, who, params }) => named.listWorkerVersions(db, who, params.id)),
  write(contract.restoreWorkerVersion, ({ tx, who, params }) => named.restoreWorkerVersion(tx, who, params)),
  read(contract.listDeletedRequisites, ({ db, who }) => deleted.listDeletedRequisites(db, who)),
  read(contract.listRequisiteVersions, ({ db, who, params }) =>
    named.listRequisiteVersions(db, who, params.id),
  ),
  write(contract.restoreRequisiteVersion, async ({ tx, who, params }) =>
    withLabel(await named.restoreRequisiteVersion(tx, who, params)),
  ),
  read(contract.listDeletedCustomAreas, ({ db, who }) => deleted.listDeletedCustomAreas(db, who)),
]
