import type { StartPart } from '@vagu/core/start/parts'

/** Parts that the shell of every page asks for. */
const OF_SHELL: readonly StartPart[] = ['settings', 'status', 'unreadable']
const OF_FORM: readonly StartPart[] = [
  ...OF_SHELL,
  'fields',
  'workers',
  'machines',
  'requisites',
  'lastAdded',
  'pria',
  'harvest',
]
/** Pages that show more, by how their addresses begin; held against the list of pages, which is too long to be read first. */
const FORM = /^\/(lisa)?$/
const MORE: readonly (readonly [begins: RegExp, parts: readonly StartPart[]])[] = [
  [FORM, OF_FORM],
  [/^\/pollud(\/|$)/, [...OF_SHELL, 'fields']],
]

/** Names of what a page will ask for first, with commas between them. A stranger gets none of it, wherever he is. */
export const firstParts = (path: string): string =>
  (MORE.find(([begins]) => begins.test(path))?.[1] ?? OF_SHELL).join()

/** Whether a page begins with the form for a new job. */
export const asksForForm = (path: string): boolean => FORM.test(path)
