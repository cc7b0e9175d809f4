import type { Plugin } from 'vite'

const JSON_SCHEMA = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/
const EXPORTED = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm

/**
 * Leaves out the part of Zod that writes JSON Schema: only the server's OpenAPI asks for it, and the schemas of the
 * browser would carry 33 KB of it along. The demo's server is built apart and keeps it.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  transform(code, id) {
    if (!JSON_SCHEMA.test(id)) return undefined
    const names = [...code.matchAll(EXPORTED)].map(([, declared, renamed]) => declared ?? renamed)
    const absent = "() => { throw new Error('JSON Schema is written by the server') }"
    return {
      code: `const absent = ${absent}\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} }`,
      map: null,
    }
  },
})
