/** Lists of nouns that are made from their folders: the calls in `core`, the routes and the named records in `server`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const HOW = 'Made from the folders: `npx vitest run scripts/nouns.test.ts -u`.'

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

const nameOf = (words: string): string =>
  words.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The contracts of a noun: `contract.ts`, then `batch-contract.ts` and the like. */
const contractsOf = (noun: string): string[] =>
  readdirSync(join(root, 'core/src', noun))
    .filter((file) => /^(?:[\w-]+-)?contract\.ts$/.test(file))
    .toSorted((a, b) => (a === 'contract.ts' ? -1 : b === 'contract.ts' ? 1 : a.localeCompare(b)))

const importName = (noun: string, file: string): string =>
  nameOf([noun, ...file.replace('.ts', '').split('-').slice(0, -1)].join('-'))

function entryOf(noun: string, names: readonly string[]): string {
  const key = noun.includes('-') ? `'${noun}'` : noun
  const [only] = names
  if (names.length > 1) return `  ${key}: { ${names.map((name) => `...${name}`).join(', ')} },`
  return key === only ? `  ${key},` : `  ${key}: ${only},`
}

/** The text of `core/src/endpoints.ts`. */
export function endpointsModule(): string {
  const nouns = foldersIn('core/src').flatMap((noun) => {
    const files = contractsOf(noun)
    return files.length === 0 ? [] : [{ noun, files, names: files.map((file) => importName(noun, file)) }]
  })
  const imports = nouns.flatMap(({ noun, files, names }) =>
    files.map((file, i) => `import * as ${names[i]} from './${noun}/${file}'`),
  )
  const entries = nouns.map(({ noun, names }) => entryOf(noun, names))
  return `/** Every call once: the index of the API. ${HOW} */
${imports.join('\n')}

/** The calls by noun; the noun is the tag in the API's document. */
export const endpoints = {
${entries.join('\n')}
}
`
}

/** The text of `server/src/routes.ts`. */
export function routesModule(): string {
  const lists = foldersIn('server/src').flatMap((noun) => {
    const file = join(root, 'server/src', noun, 'routes.ts')
    if (!existsSync(file)) return []
    const name = /^export const (\w+Routes)\b/m.exec(readFileSync(file, 'utf8'))?.[1]
    return name === undefined ? [] : [{ noun, name }]
  })
  return `/** Every route of the program. ${HOW} */
${lists.map(({ noun, name }) => `import { ${name} } from './${noun}/routes.ts'`).join('\n')}
import type { Route } from './http/call.ts'

export const routes: readonly Route[] = [
${lists.map(({ name }) => `  ...${name},`).join('\n')}
]
`
}

/** The text of `server/src/lift/named-documents.ts`. */
export function namedDocumentsModule(): string {
  const kinds = foldersIn('server/src').flatMap((noun) => {
    const file = join(root, 'server/src', noun, 'stored.ts')
    if (!existsSync(file)) return []
    const found = /^export const (\w+) = recordKind\(\{\s*table: '(\w+)'/m.exec(readFileSync(file, 'utf8'))
    const [, name, table] = found ?? []
    return name === undefined || table === undefined ? [] : [{ noun, name, table }]
  })
  return `/** Documents of the records with a name. ${HOW} */
${kinds.map(({ noun, name }) => `import { ${name} } from '../${noun}/stored.ts'`).join('\n')}

const keys = ['account_id', 'id'] as const

export const namedDocuments = {
${kinds.map(({ name, table }) => `  ${table}: { keys, stored: ${name}.stored },`).join('\n')}
}

/** Kinds of these records: \`archived-kinds.ts\` takes those that go out and in as they are. */
export const namedKinds = [
${kinds.map(({ name }) => `  ${name},`).join('\n')}
] as const
`
}
