/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly before: string
  readonly changes: string
  readonly facts: string
  readonly field: string
  readonly filter: string
  readonly none: string
  readonly problems: string
  readonly status: string
}
export default styles
