/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly actions: string
  readonly done: string
  readonly list: string
  readonly step: string
}
export default styles
