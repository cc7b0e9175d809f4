/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly actions: string
  readonly days: string
  readonly label: string
  readonly open: string
  readonly part: string
  readonly rules: string
  readonly what: string
}
export default styles
