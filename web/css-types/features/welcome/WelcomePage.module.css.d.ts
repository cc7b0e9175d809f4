/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly example: string
  readonly features: string
  readonly field: string
  readonly header: string
  readonly hero: string
  readonly hint: string
  readonly lead: string
  readonly page: string
  readonly picture: string
  readonly subtitle: string
  readonly title: string
  readonly verdict: string
  readonly ways: string
}
export default styles
