import type { Example, Rule } from '../rule.ts'

/** A folder of `rules`, which bears the key of its rule in kebab case, and what it holds. */
export interface RuleFolder {
  readonly name: string
  readonly rule: Rule
  readonly examples: readonly Example[]
}

/** Name under which the folder exports its rule; its examples are exported under the same with `Examples` behind. */
export const identifierOf = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const keyOf = (name: string): string => name.replaceAll('-', '_').toUpperCase()

/** The first line of every module that is written from the rules. */
export const WRITTEN =
  '/** Made from the folders of `rules`: `npx vitest run core/src/warnings -u` writes it anew. */'
