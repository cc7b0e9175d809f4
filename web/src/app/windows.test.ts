/**
 * Tests that every window of the program is one of the house's: those close with Back, and ask first where something was typed
 * (`unsaved.test.tsx` and others type in them). A window that somebody makes of Mantine's own would do neither.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
)
const textOf = (name: string): string => readFileSync(join(WEB, name), 'utf8')
const takesFromMantine = /import \{[^}]*\b(Modal|Drawer|Dialog)\b[^}]*\} from '@mantine\/core'/

/** Files that make a window of their own: the layer that Back closes is laid there. */
const KINDS = files.filter((name) => takesFromMantine.test(textOf(name))).toSorted()

it('makes windows in few places', () => {
  expect(KINDS).toEqual([
    'app/shell/HelpDrawer.tsx',
    'app/shell/PhoneMenu.tsx',
    'features/add-job/grid/GridWindow.tsx',
    'ui/Bubble.tsx',
    'ui/Modal.tsx',
    'ui/WholeScreen.tsx',
  ])
})

it.each(KINDS)('Back closes what %s opens', (name) => {
  expect(textOf(name)).toMatch(/useBackCloses\(/)
})

/** Windows that hold what is typed, each with the test that types in it, or chooses, and leaves. */
const TYPED_IN: Readonly<Record<string, string>> = {
  'app/shell/ContactDialog.tsx': 'a message to the makers',
  'entities/field-groups/FieldGroupsDialog.tsx': 'a group of fields',
  'entities/field-season/SeasonDialog.tsx': 'the season of a field',
  'entities/job-form/JobDialog.tsx': 'a job of the season',
  'entities/job-form/requirements/JobRequirementsDialog.tsx': 'what a job collects',
  'entities/ksm/KsmDialog.tsx': 'years of the support',
  'entities/machines/MachineDialog.tsx': 'a machine',
  'entities/soil-samples/SampleDialog.tsx': 'a soil sample',
  'entities/subscription/OrderDialog.tsx': 'an order of hectares',
  'entities/workers/WorkerDialog.tsx': 'a worker',
  'features/admin/CreditDialog.tsx': 'area of a credit invoice',
  'features/admin/PayDialog.tsx': 'day of a payment',
  'features/day-planner/MoveDialog.tsx': 'another day of a planned job',
  'features/fertilization-plan/AddDialog.tsx': 'a fertilizer for several fields',
  'features/fertilization-plan/FieldDialog.tsx': 'a need of the fertilization plan',
  'features/fertilization-plan/OwnManureDialog.tsx': 'animals of the farm',
  'features/fields/custom-areas/AreasWindow.tsx': 'the area of a field',
  'features/fields/custom-areas/KindDialog.tsx': 'a kind of area',
  'features/fields/division/StoredField.tsx': 'a field that is joined',
  'features/fields/form/FieldDialog.tsx': 'a field',
  'features/fields/order/OrderDialog.tsx': 'another order of the fields',
  'features/jobs/BatchDialog.tsx': 'days of several jobs',
  'features/materials/form/MaterialDialog.tsx': 'a material',
  'features/profit/EntryDialog.tsx': 'an income or a cost',
  'features/requisite-plan/LineDialog.tsx': 'a line of the requisite plan',
  'features/rotation/AcceptDialog.tsx': 'a crop that shall be replaced by the plan',
  'features/schemes/ParticipationDialog.tsx': 'what the farm takes part in',
  'features/stock/entry/EntryDialog.tsx': 'what went out of the store',
  'features/stock/entry/ReceiptDialog.tsx': 'what came into the store',
  'features/supplies/ReceiveDialog.tsx': 'what came of an order',
  'features/supplies/RowDialog.tsx': 'how a material is bought',
  'features/warnings/IgnoreWarningDialog.tsx': 'the reason for hiding a warning',
  'features/work-time/EntryDialog.tsx': 'hours of work',
}
const OF_WINDOWS = ['records/RecordDialog.tsx', 'ui/Dialog.tsx']
const holdsWhatIsTyped = /<RecordDialog\b|<(?:Dialog|VaguModal|WholeScreen)\b[^<]*\bisChanged=\{(?!false\})/
const TESTS = [
  'app/unsaved.test.tsx',
  'app/unsaved-plans.test.tsx',
  'features/admin/OrdersPage.test.tsx',
].map(textOf)

it('goes through every window that holds what is typed', () => {
  const windows = files.filter((name) => !OF_WINDOWS.includes(name) && holdsWhatIsTyped.test(textOf(name)))
  expect(windows.toSorted()).toEqual(Object.keys(TYPED_IN))
})

it.each(Object.values(TYPED_IN))('a test leaves %s', (name) => {
  expect(TESTS.some((test) => test.includes(`'${name}`))).toBe(true)
})
