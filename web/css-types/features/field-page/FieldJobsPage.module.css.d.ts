/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly buttons: string
  readonly facts: string
  readonly head: string
  readonly map: string
  readonly season: string
  readonly soil: string
  readonly sum: string
}
export default styles
