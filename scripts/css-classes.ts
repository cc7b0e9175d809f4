/** The classes of a style sheet, and their types: a class that is not there is an error of the compiler. */

/** The classes that a sheet has of its own; those of libraries are marked as global. */
export function classesIn(css: string): Set<string> {
  const plain = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector).join(' ')
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
}

const propertyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)

/** Declarations that `web/css-types` holds for a sheet. */
export const typesOf = (css: string): string =>
  [
    '/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */',
    'declare const styles: {',
    ...[...classesIn(css)].toSorted().map((name) => `  readonly ${propertyOf(name)}: string`),
    '}',
    'export default styles',
    '',
  ].join('\n')

export interface SheetUse {
  readonly sheet: string
  readonly names: readonly string[]
}

/** Class names that a source file takes of each style sheet that it imports. */
export function usesIn(source: string): SheetUse[] {
  const imports = [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
  return imports.map(([, variable = '', sheet = '']) => {
    const taken = source.matchAll(new RegExp(`\\b${variable}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))
    return { sheet, names: [...taken].map(([, plain, quoted]) => plain ?? quoted ?? '') }
  })
}

export interface Block {
  readonly name: string
  /** Its declarations in alphabetical order. */
  readonly declarations: string
}

/** Classes that one block says everything about: the sheet names them nowhere else. */
export function wholeBlocksIn(css: string): Block[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '')
  const named = (name: string): number => plain.split(new RegExp(`\\.${name}(?![\\w-])`)).length - 1
  return [...plain.matchAll(/(?<=^|[{}])\s*\.([\w-]+)\s*\{([^{}]*)\}/g)].flatMap(
    ([, name = '', body = '']) => {
      const parts = body.split(';').map((part) => part.replaceAll(/\s+/g, ' ').trim())
      const declarations = parts.filter((part) => part !== '').toSorted()
      return named(name) === 1 ? [{ name, declarations: declarations.join('; ') }] : []
    },
  )
}
