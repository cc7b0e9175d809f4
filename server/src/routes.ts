/** Every route of the program. Made from the folders: `npx vitest run scripts/nouns.test.ts -u`. */
import { accountRoutes } from './account/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { archiveIntakeRoutes } from './archive-intake/routes.ts'
import { bookRoutes } from './book/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { customAreaRoutes } from './custom-areas/routes.ts'
import { fertilizationPlanRoutes } from './fertilization-plan/routes.ts'
import { fertilizerRoutes } from './fertilizers/routes.ts'
import { fieldDivisionRoutes } from './field-division/routes.ts'
import { fieldImportRoutes } from './field-import/routes.ts'
import { fieldRoutes } from './fields/routes.ts'
import { guideRoutes } from './guides/routes.ts'
import { harvestRoutes } from './harvest/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { imageRoutes } from './images/routes.ts'
import { inspectionDayRoutes } from './inspection-day/routes.ts'
import { inspectorRoutes } from './inspector/routes.ts'
import { jobImportRoutes } from './job-import/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { letterRoutes } from './letters/routes.ts'
import { machineRoutes } from './machines/routes.ts'
import { mapRoutes } from './map/routes.ts'
import { materialRoutes } from './materials/routes.ts'
import { openidRoutes } from './openid/routes.ts'
import { ownManureRoutes } from './own-manure/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { priaRoutes } from './pria/routes.ts'
import { priaConnectionRoutes } from './pria-connection/routes.ts'
import { priaMapRoutes } from './pria-map/routes.ts'
import { profitRoutes } from './profit/routes.ts'
import { registerRoutes } from './registers/routes.ts'
import { requisitePlanRoutes } from './requisite-plan/routes.ts'
import { rotationRoutes } from './rotation/routes.ts'
import { schemeRoutes } from './schemes/routes.ts'
import { seedRoutes } from './seeds/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { soilSampleRoutes } from './soil-samples/routes.ts'
import { startRoutes } from './start/routes.ts'
import { statusRoutes } from './status/routes.ts'
import { stockRoutes } from './stock/routes.ts'
import { subscriptionRoutes } from './subscription/routes.ts'
import { suppliesRoutes } from './supplies/routes.ts'
import { userRoutes } from './users/routes.ts'
import { warningRoutes } from './warnings/routes.ts'
import { workTimeRoutes } from './work-times/routes.ts'
import { workerRoutes } from './workers/routes.ts'
import { yieldGoalRoutes } from './yield-goals/routes.ts'
import type { Route } from './http/call.ts'

export const routes: readonly Route[] = [
  ...accountRoutes,
  ...adminRoutes,
  ...archiveIntakeRoutes,
  ...bookRoutes,
  ...calendarRoutes,
  ...customAreaRoutes,
  ...fertilizationPlanRoutes,
  ...fertilizerRoutes,
  ...fieldDivisionRoutes,
  ...fieldImportRoutes,
  ...fieldRoutes,
  ...guideRoutes,
  ...harvestRoutes,
  ...historyRoutes,
  ...imageRoutes,
  ...inspectionDayRoutes,
  ...inspectorRoutes,
  ...jobImportRoutes,
  ...jobRoutes,
  ...letterRoutes,
  ...machineRoutes,
  ...mapRoutes,
  ...materialRoutes,
  ...openidRoutes,
  ...ownManureRoutes,
  ...peopleRoutes,
  ...priaRoutes,
  ...priaConnectionRoutes,
  ...priaMapRoutes,
  ...profitRoutes,
  ...registerRoutes,
  ...requisitePlanRoutes,
  ...rotationRoutes,
  ...schemeRoutes,
  ...seedRoutes,
  ...settingsRoutes,
  ...soilSampleRoutes,
  ...startRoutes,
  ...statusRoutes,
  ...stockRoutes,
  ...subscriptionRoutes,
  ...suppliesRoutes,
  ...userRoutes,
  ...warningRoutes,
  ...workTimeRoutes,
  ...workerRoutes,
  ...yieldGoalRoutes,
]
