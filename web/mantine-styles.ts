import type { Plugin } from 'vite'

const COMPONENT = /@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/

/**
 * Gives every component of the library its own styles, so that a page loads those of the components it shows and
 * not all 255 KB. In development the whole sheet is loaded by `main.tsx`.
 */
export const mantineStyles = (): Plugin => ({
  name: 'mantine-styles',
  apply: 'build',
  transform(code, id) {
    const component = COMPONENT.exec(id)?.[1]
    if (!component) return undefined
    return { code: `import '@mantine/core/styles/${component}.layer.css'\n${code}`, map: null }
  },
})
