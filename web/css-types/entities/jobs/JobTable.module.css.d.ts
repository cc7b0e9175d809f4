/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly actions: string
  readonly description: string
  readonly found: string
  readonly inlineLabel: string
  readonly label: string
  readonly labels: string
  readonly link: string
  readonly mark: string
  readonly pending: string
  readonly safety: string
  readonly status: string
  readonly warnings: string
}
export default styles
