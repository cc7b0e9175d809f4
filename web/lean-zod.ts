import type { Plugin } from 'vite'

const JSON_SCHEMA = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/
const ENGLISH = /zod\/v4\/locales\/en\.js$/
const EXPORTED = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm

/** JSON Schema is written only for the server's OpenAPI; its names stay, because the schemas of the browser import them. */
function withoutJsonSchema(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, declared, renamed]) => declared ?? renamed)
  const absent = "() => { throw new Error('JSON Schema is written by the server') }"
  return `const absent = ${absent}\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} }`
}

/** English sentences are shown nowhere: a fault is told by its code, in Estonian. */
const WITHOUT_SENTENCES = 'export default () => ({ localeError: () => undefined })'

/**
 * Leaves out the parts of Zod that the browser never uses, 37 KB of source. The demo's server is built apart and keeps
 * them.
 */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  apply: 'build',
  transform(code, id) {
    if (JSON_SCHEMA.test(id)) return { code: withoutJsonSchema(code), map: null }
    if (ENGLISH.test(id)) return { code: WITHOUT_SENTENCES, map: null }
    return undefined
  },
})
