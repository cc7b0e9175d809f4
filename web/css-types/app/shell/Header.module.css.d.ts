/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly actions: string
  readonly crumbs: string
  readonly demo: string
  readonly demoText: string
  readonly header: string
  readonly heading: string
  readonly help: string
  readonly lead: string
  readonly mark: string
  readonly title: string
  readonly year: string
}
export default styles
