import { identifierOf, keyOf, type RuleFolder, WRITTEN } from './rule-folder.ts'

type Names = readonly Pick<RuleFolder, 'name'>[]

/** `registry.ts`. */
export const registryModule = (folders: Names): string =>
  [
    WRITTEN,
    "import type { Rule } from './rule.ts'",
    ...folders.map(({ name }) => `import { ${identifierOf(name)} } from './rules/${name}/rule.ts'`),
    '',
    '/** Every rule once, in the order of `topics.ts`. */',
    'export const rules: readonly Rule[] = [',
    ...folders.map(({ name }) => `  ${identifierOf(name)},`),
    ']',
    '',
  ].join('\n')

/** `examples.ts`. */
export const examplesModule = (folders: Names): string =>
  [
    WRITTEN,
    "import type { Example } from './rule.ts'",
    ...folders.map(
      ({ name }) => `import { ${identifierOf(name)}Examples } from './rules/${name}/examples.ts'`,
    ),
    '',
    '/** The examples of each rule, by its key: what the tests run and the document of the rules shows. */',
    'export const examplesOf: Readonly<Record<string, readonly Example[]>> = {',
    ...folders.map(({ name }) => `  ${keyOf(name)}: ${identifierOf(name)}Examples,`),
    '}',
    '',
  ].join('\n')
