/** Every call once: the index of the API. Made from the folders: `npx vitest run scripts/nouns.test.ts -u`. */
import * as account from './account/contract.ts'
import * as admin from './admin/contract.ts'
import * as archiveIntake from './archive-intake/contract.ts'
import * as book from './book/contract.ts'
import * as calendar from './calendar/contract.ts'
import * as customAreas from './custom-areas/contract.ts'
import * as fertilizationPlan from './fertilization-plan/contract.ts'
import * as fertilizers from './fertilizers/contract.ts'
import * as fieldDivision from './field-division/contract.ts'
import * as fieldImport from './field-import/contract.ts'
import * as fields from './fields/contract.ts'
import * as fieldsLand from './fields/land-contract.ts'
import * as fieldsList from './fields/list-contract.ts'
import * as fieldsOverview from './fields/overview-contract.ts'
import * as fieldsSeasons from './fields/seasons-contract.ts'
import * as guides from './guides/contract.ts'
import * as harvest from './harvest/contract.ts'
import * as history from './history/contract.ts'
import * as images from './images/contract.ts'
import * as inspector from './inspector/contract.ts'
import * as jobImport from './job-import/contract.ts'
import * as jobs from './jobs/contract.ts'
import * as jobsBatch from './jobs/batch-contract.ts'
import * as jobsMaterialUpdate from './jobs/material-update-contract.ts'
import * as letters from './letters/contract.ts'
import * as machines from './machines/contract.ts'
import * as map from './map/contract.ts'
import * as materials from './materials/contract.ts'
import * as openid from './openid/contract.ts'
import * as ownManure from './own-manure/contract.ts'
import * as people from './people/contract.ts'
import * as pria from './pria/contract.ts'
import * as priaConnection from './pria-connection/contract.ts'
import * as priaMap from './pria-map/contract.ts'
import * as profit from './profit/contract.ts'
import * as registers from './registers/contract.ts'
import * as requisitePlan from './requisite-plan/contract.ts'
import * as rotation from './rotation/contract.ts'
import * as schemes from './schemes/contract.ts'
import * as seeds from './seeds/contract.ts'
import * as settings from './settings/contract.ts'
import * as soilSamples from './soil-samples/contract.ts'
import * as start from './start/contract.ts'
import * as status from './status/contract.ts'
import * as stock from './stock/contract.ts'
import * as subscription from './subscription/contract.ts'
import * as supplies from './supplies/contract.ts'
import * as users from './users/contract.ts'
import * as usersLinks from './users/links-contract.ts'
import * as warnings from './warnings/contract.ts'
import * as warningsComments from './warnings/comments-contract.ts'
import * as warningsInspectionDay from './warnings/inspection-day-contract.ts'
import * as workTimes from './work-times/contract.ts'
import * as workers from './workers/contract.ts'
import * as yieldGoals from './yield-goals/contract.ts'

/** The calls by noun; the noun is the tag in the API's document. */
export const endpoints = {
  account,
  admin,
  'archive-intake': archiveIntake,
  book,
  calendar,
  'custom-areas': customAreas,
  'fertilization-plan': fertilizationPlan,
  fertilizers,
  'field-division': fieldDivision,
  'field-import': fieldImport,
  fields: { ...fields, ...fieldsLand, ...fieldsList, ...fieldsOverview, ...fieldsSeasons },
  guides,
  harvest,
  history,
  images,
  inspector,
  'job-import': jobImport,
  jobs: { ...jobs, ...jobsBatch, ...jobsMaterialUpdate },
  letters,
  machines,
  map,
  materials,
  openid,
  'own-manure': ownManure,
  people,
  pria,
  'pria-connection': priaConnection,
  'pria-map': priaMap,
  profit,
  registers,
  'requisite-plan': requisitePlan,
  rotation,
  schemes,
  seeds,
  settings,
  'soil-samples': soilSamples,
  start,
  status,
  stock,
  subscription,
  supplies,
  users: { ...users, ...usersLinks },
  warnings: { ...warnings, ...warningsComments, ...warningsInspectionDay },
  'work-times': workTimes,
  workers,
  'yield-goals': yieldGoals,
}
