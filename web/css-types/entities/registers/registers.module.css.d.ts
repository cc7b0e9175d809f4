/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly changes: string
  readonly line: string
  readonly quiet: string
  readonly state: string
  readonly wrong: string
}
export default styles
