import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { RouteKey } from '../navigation/paths.ts'

/** One for both of its addresses: opening what lies over it keeps the page as it is. */
const FieldsPage = lazyRouteComponent(() => import('../features/fields/FieldsPage.tsx'), 'FieldsPage')

/** Every page, loaded when it is opened; imported by the router alone. */
export const pages: Readonly<Record<RouteKey, RouteComponent>> = {
  welcome: lazyRouteComponent(() => import('../features/welcome/WelcomePage.tsx'), 'WelcomePage'),
  login: lazyRouteComponent(() => import('../features/users/LoginPage.tsx'), 'LoginPage'),
  register: lazyRouteComponent(() => import('../features/users/RegisterPage.tsx'), 'RegisterPage'),
  forgotPassword: lazyRouteComponent(
    () => import('../features/users/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
  newPassword: lazyRouteComponent(() => import('../features/users/NewPasswordPage.tsx'), 'NewPasswordPage'),
  openId: lazyRouteComponent(() => import('../features/users/OpenIdPage.tsx'), 'OpenIdPage'),
  proveEmail: lazyRouteComponent(() => import('../features/users/ProveEmailPage.tsx'), 'ProveEmailPage'),
  addJob: lazyRouteComponent(() => import('../features/add-job/AddJobPage.tsx'), 'AddJobPage'),
  dayPlanner: lazyRouteComponent(
    () => import('../features/day-planner/DayPlannerPage.tsx'),
    'DayPlannerPage',
  ),
  jobs: lazyRouteComponent(() => import('../features/jobs/JobsPage.tsx'), 'JobsPage'),
  jobImport: lazyRouteComponent(() => import('../features/job-import/JobImportPage.tsx'), 'JobImportPage'),
  field: lazyRouteComponent(() => import('../features/field-page/FieldJobsPage.tsx'), 'FieldJobsPage'),
  soilImport: lazyRouteComponent(
    () => import('../features/soil-import/SoilImportPage.tsx'),
    'SoilImportPage',
  ),
  soilTaking: lazyRouteComponent(() => import('../features/soil-samples/TakingPage.tsx'), 'TakingPage'),
  soilSamples: lazyRouteComponent(
    () => import('../features/soil-samples/SoilSamplesPage.tsx'),
    'SoilSamplesPage',
  ),
  priaFields: lazyRouteComponent(() => import('../features/pria/ComparisonPage.tsx'), 'PriaFieldsPage'),
  priaJobs: lazyRouteComponent(() => import('../features/pria/ComparisonPage.tsx'), 'PriaJobsPage'),
  priaYield: lazyRouteComponent(() => import('../features/pria/ComparisonPage.tsx'), 'PriaYieldPage'),
  priaCrops: lazyRouteComponent(() => import('../features/pria/ComparisonPage.tsx'), 'PriaCropsPage'),
  priaConnect: lazyRouteComponent(
    () => import('../features/pria-connection/PriaConnectionPage.tsx'),
    'PriaConnectionPage',
  ),
  stock: lazyRouteComponent(() => import('../features/stock/StockPage.tsx'), 'StockPage'),
  stockLedger: lazyRouteComponent(() => import('../features/stock/ledger/LedgerPage.tsx'), 'LedgerPage'),
  stockCount: lazyRouteComponent(() => import('../features/stock/count/CountPage.tsx'), 'CountPage'),
  book: lazyRouteComponent(() => import('../features/book/BookPage.tsx'), 'BookPage'),
  inspectionDay: lazyRouteComponent(
    () => import('../features/inspection-day/InspectionDayPage.tsx'),
    'InspectionDayPage',
  ),
  schemes: lazyRouteComponent(() => import('../features/schemes/SchemesPage.tsx'), 'SchemesPage'),
  workTime: lazyRouteComponent(() => import('../features/work-time/WorkTimePage.tsx'), 'WorkTimePage'),
  workers: lazyRouteComponent(() => import('../features/workers/WorkersPage.tsx'), 'WorkersPage'),
  machines: lazyRouteComponent(() => import('../features/machines/MachinesPage.tsx'), 'MachinesPage'),
  jobTypes: lazyRouteComponent(() => import('../features/job-types/JobTypesPage.tsx'), 'JobTypesPage'),
  deleted: lazyRouteComponent(() => import('../features/deleted/DeletedPage.tsx'), 'DeletedPage'),
  warnings: lazyRouteComponent(() => import('../features/warnings/WarningsPage.tsx'), 'WarningsPage'),
  adminOverview: lazyRouteComponent(() => import('../features/admin/AdminPage.tsx'), 'AdminPage'),
  videos: lazyRouteComponent(() => import('../features/guides/GuidesPage.tsx'), 'GuidesPage'),
  changelog: lazyRouteComponent(() => import('../features/changelog/ChangelogPage.tsx'), 'ChangelogPage'),
  helpMaterials: lazyRouteComponent(
    () => import('../features/help-materials/HelpMaterialsPage.tsx'),
    'HelpMaterialsPage',
  ),
  orders: lazyRouteComponent(() => import('../features/admin/OrdersPage.tsx'), 'OrdersPage'),
  help: lazyRouteComponent(() => import('../features/help/HelpPage.tsx'), 'HelpPage'),
  ruleSources: lazyRouteComponent(
    () => import('../features/rule-sources/RuleSourcesPage.tsx'),
    'RuleSourcesPage',
  ),
  fields: FieldsPage,
  customFieldAreas: FieldsPage,
  fieldImport: lazyRouteComponent(
    () => import('../features/field-import/FieldImportPage.tsx'),
    'FieldImportPage',
  ),
  seeds: lazyRouteComponent(() => import('../features/materials/MaterialsPage.tsx'), 'SeedsPage'),
  fertilizers: lazyRouteComponent(() => import('../features/materials/MaterialsPage.tsx'), 'FertilizersPage'),
  chemicals: lazyRouteComponent(() => import('../features/materials/MaterialsPage.tsx'), 'ChemicalsPage'),
  supplies: lazyRouteComponent(() => import('../features/materials/MaterialsPage.tsx'), 'SuppliesPage'),
  cropRotation: lazyRouteComponent(() => import('../features/rotation/RotationPage.tsx'), 'RotationPage'),
  yieldOverview: lazyRouteComponent(() => import('../features/yields/YieldsPage.tsx'), 'YieldsPage'),
  yieldPlanning: lazyRouteComponent(
    () => import('../features/yield-goals/YieldGoalsPage.tsx'),
    'YieldGoalsPage',
  ),
  fertilizationPlan: lazyRouteComponent(
    () => import('../features/fertilization-plan/FertilizationPlanPage.tsx'),
    'FertilizationPlanPage',
  ),
  suppliesPlan: lazyRouteComponent(() => import('../features/supplies/SuppliesPage.tsx'), 'SuppliesPage'),
  requisitePlan: lazyRouteComponent(
    () => import('../features/requisite-plan/RequisitePlanPage.tsx'),
    'RequisitePlanPage',
  ),
  profitability: lazyRouteComponent(() => import('../features/profit/ProfitPage.tsx'), 'ProfitPage'),
  invitation: lazyRouteComponent(() => import('../features/users/InvitationPage.tsx'), 'InvitationPage'),
  inspector: lazyRouteComponent(() => import('../features/inspector/InspectorPage.tsx'), 'InspectorPage'),
  people: lazyRouteComponent(() => import('../features/people/PeoplePage.tsx'), 'PeoplePage'),
  settings: lazyRouteComponent(() => import('../features/settings/SettingsPage.tsx'), 'SettingsPage'),
  account: lazyRouteComponent(() => import('../features/account/AccountPage.tsx'), 'AccountPage'),
  demo: lazyRouteComponent(() => import('../features/demo/DemoPage.tsx'), 'DemoPage'),
}
