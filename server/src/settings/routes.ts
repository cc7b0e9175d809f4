import * as contract from '@vagu/core/settings/contract'
import { read, type Route, write } from '../http/call.ts'
import { changeJobCategories } from './job-types.ts'
import { changeKsm } from './ksm.ts'
import { changeUiSettings } from './screens.ts'
import * as store from './store.ts'

export const settingsRoutes: readonly Route[] = [
  read(contract.getSettings, ({ db, actor }) => store.readSettings(db, actor)),
  write(contract.changeUiSettings, ({ tx, actor, body }) => changeUiSettings(tx, actor, body)),
  write(contract.changeJobRequirements, ({ tx, actor, body }) =>
    store.changeJobRequirements(tx, actor, body),
  ),
  write(contract.changeFieldGroups, ({ tx, actor, body }) => store.changeFieldGroups(tx, actor, body)),
  write(contract.changeKsm, ({ tx, actor, body }) => changeKsm(tx, actor, body)),
  write(contract.changeJobCategories, ({ tx, actor, body }) => changeJobCategories(tx, actor, body)),
]
