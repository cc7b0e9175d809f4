import type { Plugin } from 'vite'

const JSON_SCHEMA = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/
const ENGLISH = /zod\/v4\/locales\/en\.js$/
const CLASSIC = /zod\/v4\/classic\/schemas\.js$/
const PAGE_BY_PAGE = /query-core\/build\/modern\/infiniteQueryBehavior\.js$/

const CONTRACT = /core\/src\/[\w-]+\/(?:[\w-]+-)?contract\.ts$/
/** Sentence on what a call is for, in English: read in the OpenAPI of the server alone. */
const SUMMARY = /^\s+summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm

const EXPORTED = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm
/** A method of strings that only makes one of the formats: e-mail, web address, base64 and twenty more. */
const FORMAT =
  /^ {4}\w+\(params\) \{\n {8}return this\.check\((?:core\._\w+\(Zod\w+|iso\.\w+\()(?:, )?params\)\);\n {4}\},\n/gm

/** A function that says who left it out, and exports of it by these names. */
const without = (why: string, names: readonly string[]): string =>
  `const absent = () => { throw new Error(${JSON.stringify(why)}) }\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} }`

/** JSON Schema is written only for the server's OpenAPI; its names stay, because the schemas of the browser import them. */
const withoutJsonSchema = (code: string): string =>
  without(
    'JSON Schema is written by the server',
    [...code.matchAll(EXPORTED)].map(([, declared = '', renamed = declared]) => renamed),
  )

/** Formats that no schema of ours asks a string for, and checks that are written while the program runs, which its policy forbids. */
const withoutFormats = (code: string): string =>
  code.replaceAll(FORMAT, '').replace('core.$ZodObjectJIT.', 'core.$ZodObject.')

/** No screen reads a list page by page. */
const WITHOUT_PAGES = without('lists page by page are left out in lean-packages.ts', [
  'hasNextPage',
  'hasPreviousPage',
  'infiniteQueryBehavior',
])

/** English sentences are shown nowhere: a fault is told by its code, in Estonian. */
const WITHOUT_SENTENCES = 'export default () => ({ localeError: () => undefined })'

/**
 * Leaves out the parts of packages that the browser never uses, 90 KB of source. The demo's server is built apart and keeps
 * them.
 */
export const leanPackages = (): Plugin => ({
  name: 'lean-packages',
  apply: 'build',
  transform(code, id) {
    if (CONTRACT.test(id)) return { code: code.replaceAll(SUMMARY, ''), map: null }
    if (JSON_SCHEMA.test(id)) return { code: withoutJsonSchema(code), map: null }
    if (CLASSIC.test(id)) return { code: withoutFormats(code), map: null }
    if (PAGE_BY_PAGE.test(id)) return { code: WITHOUT_PAGES, map: null }
    if (ENGLISH.test(id)) return { code: WITHOUT_SENTENCES, map: null }
    return undefined
  },
})
