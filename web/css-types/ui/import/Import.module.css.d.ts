/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly buttons: string
  readonly examples: string
  readonly note: string
  readonly quiet: string
  readonly steps: string
  readonly wide: string
}
export default styles
