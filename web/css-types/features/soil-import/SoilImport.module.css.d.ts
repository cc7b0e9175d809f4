/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly before: string
  readonly buttons: string
  readonly changes: string
  readonly examples: string
  readonly facts: string
  readonly field: string
  readonly filter: string
  readonly none: string
  readonly note: string
  readonly problems: string
  readonly quiet: string
  readonly status: string
  readonly steps: string
  readonly wide: string
}
export default styles
