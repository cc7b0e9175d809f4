/** Modules made from the folders of the rules say what the folders say now. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Example, Rule } from '../rule.ts'
import { TOPICS } from '../topics.ts'
import { rulesDocument } from './document.ts'
import { identifierOf, keyOf, type RuleFolder } from './rule-folder.ts'
import { examplesModule, registryModule } from './rule-index.ts'
import { versionsModule } from './version-of.ts'

const warnings = join(import.meta.dirname, '..')
const namesIn = (folder: string): string[] => readdirSync(join(warnings, folder)).toSorted()

async function read(name: string): Promise<RuleFolder> {
  const identifier = identifierOf(name)
  const own = (await import(`../rules/${name}/rule.ts`)) as Record<string, Rule>
  const tried = (await import(`../rules/${name}/examples.ts`)) as Record<string, readonly Example[]>
  const [rule, examples] = [own[identifier], tried[`${identifier}Examples`]]
  if (!rule || !examples) throw new Error(`rules/${name} exports no ${identifier} or ${identifier}Examples`)
  return { name, rule, examples }
}

/** In the order of the topics; what stands in none comes last. */
const order = TOPICS.flatMap(({ ids }) => ids)
const placeOf = ({ rule }: RuleFolder): number =>
  order.includes(rule.id) ? order.indexOf(rule.id) : Infinity
let folders: readonly RuleFolder[] = []
beforeAll(async () => {
  const all = await Promise.all(namesIn('rules').map(read))
  folders = all.toSorted((a, b) => placeOf(a) - placeOf(b))
})

test('the folder of a rule bears its key', () => {
  expect(folders.filter(({ name, rule }) => rule.id !== keyOf(name))).toEqual([])
})
test('every rule stands in one topic, and every topic names rules that there are', () => {
  expect(order.toSorted()).toEqual(folders.map(({ rule }) => rule.id).toSorted())
})
test('the registry holds every folder', async () => {
  await expect(registryModule(folders)).toMatchFileSnapshot('../registry.ts')
})
test('the examples of every folder are known by its key', async () => {
  await expect(examplesModule(folders)).toMatchFileSnapshot('../examples.ts')
})
test('the versions of the rules are those of what the rules say', async () => {
  await expect(versionsModule(folders)).toMatchFileSnapshot('../versions.ts')
})
test('the document of the rules says what the rules say', async () => {
  await expect(rulesDocument(folders)).toMatchFileSnapshot('../../../../docs/rules.md')
})
test('every helper is told of in the table of helpers', () => {
  const table = readFileSync(join(warnings, 'lib/README.md'), 'utf8')
  const files = readdirSync(join(warnings, 'lib'), { recursive: true, encoding: 'utf8' })
  const helpers = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const told = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file)
  expect(new Set(told)).toEqual(new Set(helpers))
})
