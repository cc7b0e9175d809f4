/**
 * Where every page is found that is not opened first; a file of its own, because what it lists weighs 6 KiB. Made from the `page.ts` of each folder: `npx vitest run scripts/pages.test.ts -u`.
 */
import type { RouteComponent } from '@tanstack/react-router'
import type { LaterKey } from './pages.ts'

/** Part that is loaded when a page is opened: its component. */
type Load = () => Promise<RouteComponent>

export const laterPages: Readonly<Record<LaterKey, Load>> = {
  demo: async () => (await import('../features/demo/DemoPage.tsx')).DemoPage,
  inspector: async () => (await import('../features/inspector/InspectorPage.tsx')).InspectorPage,
  forgotPassword: async () => (await import('../features/users/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  newPassword: async () => (await import('../features/users/NewPasswordPage.tsx')).NewPasswordPage,
  proveEmail: async () => (await import('../features/users/ProveEmailPage.tsx')).ProveEmailPage,
  openId: async () => (await import('../features/users/OpenIdPage.tsx')).OpenIdPage,
  invitation: async () => (await import('../features/users/InvitationPage.tsx')).InvitationPage,
  dayPlanner: async () => (await import('../features/day-planner/DayPlannerPage.tsx')).DayPlannerPage,
  jobs: async () => (await import('../features/jobs/JobsPage.tsx')).JobsPage,
  jobImport: async () => (await import('../features/job-import/JobImportPage.tsx')).JobImportPage,
  fieldImport: async () => (await import('../features/field-import/FieldImportPage.tsx')).FieldImportPage,
  field: async () => (await import('../features/field-page/FieldJobsPage.tsx')).FieldJobsPage,
  warnings: async () => (await import('../features/warnings/WarningsPage.tsx')).WarningsPage,
  priaFields: async () => (await import('../features/pria/ComparisonPage.tsx')).PriaFieldsPage,
  priaJobs: async () => (await import('../features/pria/ComparisonPage.tsx')).PriaJobsPage,
  priaYield: async () => (await import('../features/pria/ComparisonPage.tsx')).PriaYieldPage,
  priaCrops: async () => (await import('../features/pria/ComparisonPage.tsx')).PriaCropsPage,
  priaConnect: async () =>
    (await import('../features/pria-connection/PriaConnectionPage.tsx')).PriaConnectionPage,
  stock: async () => (await import('../features/stock/StockPage.tsx')).StockPage,
  stockCount: async () => (await import('../features/stock/count/CountPage.tsx')).CountPage,
  stockLedger: async () => (await import('../features/stock/ledger/LedgerPage.tsx')).LedgerPage,
  profitability: async () => (await import('../features/profit/ProfitPage.tsx')).ProfitPage,
  yieldOverview: async () => (await import('../features/yields/YieldsPage.tsx')).YieldsPage,
  workTime: async () => (await import('../features/work-time/WorkTimePage.tsx')).WorkTimePage,
  schemes: async () => (await import('../features/schemes/SchemesPage.tsx')).SchemesPage,
  book: async () => (await import('../features/book/BookPage.tsx')).BookPage,
  inspectionDay: async () =>
    (await import('../features/inspection-day/InspectionDayPage.tsx')).InspectionDayPage,
  soilSamples: async () => (await import('../features/soil-samples/SoilSamplesPage.tsx')).SoilSamplesPage,
  soilImport: async () => (await import('../features/soil-import/SoilImportPage.tsx')).SoilImportPage,
  soilTaking: async () => (await import('../features/soil-samples/TakingPage.tsx')).TakingPage,
  cropRotation: async () => (await import('../features/rotation/RotationPage.tsx')).RotationPage,
  fertilizationPlan: async () =>
    (await import('../features/fertilization-plan/FertilizationPlanPage.tsx')).FertilizationPlanPage,
  yieldPlanning: async () => (await import('../features/yield-goals/YieldGoalsPage.tsx')).YieldGoalsPage,
  suppliesPlan: async () => (await import('../features/supplies/SuppliesPage.tsx')).SuppliesPage,
  requisitePlan: async () =>
    (await import('../features/requisite-plan/RequisitePlanPage.tsx')).RequisitePlanPage,
  seeds: async () => (await import('../features/materials/MaterialsPage.tsx')).SeedsPage,
  fertilizers: async () => (await import('../features/materials/MaterialsPage.tsx')).FertilizersPage,
  chemicals: async () => (await import('../features/materials/MaterialsPage.tsx')).ChemicalsPage,
  supplies: async () => (await import('../features/materials/MaterialsPage.tsx')).SuppliesPage,
  workers: async () => (await import('../features/workers/WorkersPage.tsx')).WorkersPage,
  machines: async () => (await import('../features/machines/MachinesPage.tsx')).MachinesPage,
  jobTypes: async () => (await import('../features/job-types/JobTypesPage.tsx')).JobTypesPage,
  deleted: async () => (await import('../features/deleted/DeletedPage.tsx')).DeletedPage,
  videos: async () => (await import('../features/guides/GuidesPage.tsx')).GuidesPage,
  changelog: async () => (await import('../features/changelog/ChangelogPage.tsx')).ChangelogPage,
  helpMaterials: async () =>
    (await import('../features/help-materials/HelpMaterialsPage.tsx')).HelpMaterialsPage,
  help: async () => (await import('../features/help/HelpPage.tsx')).HelpPage,
  ruleSources: async () => (await import('../features/rule-sources/RuleSourcesPage.tsx')).RuleSourcesPage,
  account: async () => (await import('../features/account/AccountPage.tsx')).AccountPage,
  adminOverview: async () => (await import('../features/admin/AdminPage.tsx')).AdminPage,
  orders: async () => (await import('../features/admin/OrdersPage.tsx')).OrdersPage,
  people: async () => (await import('../features/people/PeoplePage.tsx')).PeoplePage,
  settings: async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage,
}
