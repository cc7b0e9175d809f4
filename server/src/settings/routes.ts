import * as contract from '@vagu/core/settings/contract'
import { read, type Route, write } from '../http/call.ts'
import { changeJobCategories } from './job-types.ts'
import { changeKsm } from './ksm.ts'
import * as store from './store.ts'

export const settingsRoutes: readonly Route[] = [
  read(contract.getSettings, ({ db, who }) => store.readSettings(db, who)),
  write(contract.changeUiSettings, ({ tx, who, body }) => store.changeUiSettings(tx, who, body)),
  write(contract.changeJobRequirements, ({ tx, who, body }) => store.changeJobRequirements(tx, who, body)),
  write(contract.changeFieldGroups, ({ tx, who, body }) => store.changeFieldGroups(tx, who, body)),
  write(contract.changeKsm, ({ tx, who, body }) => changeKsm(tx, who, body)),
  write(contract.changeJobCategories, ({ tx, who, body }) => changeJobCategories(tx, who, body)),
]
