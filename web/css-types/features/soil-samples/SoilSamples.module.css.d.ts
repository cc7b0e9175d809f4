/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly choices: string
  readonly facts: string
  readonly fields: string
  readonly map: string
  readonly mapBar: string
  readonly missing: string
  readonly owed: string
  readonly summary: string
}
export default styles
