/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly facts: string
  readonly map: string
  readonly next: string
  readonly season: string
  readonly soil: string
  readonly sum: string
}
export default styles
