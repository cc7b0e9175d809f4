/**
 * Tests that every window of the program is one of the house's: those close with Back, and ask first where something was typed
 * (`unsaved.test.tsx` types in them). A window that somebody makes of Mantine's own would do neither.
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
