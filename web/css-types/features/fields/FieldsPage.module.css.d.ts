/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly inactive: string
  readonly jobs: string
  readonly link: string
  readonly name: string
  readonly number: string
  readonly quiet: string
  readonly toggle: string
  readonly totals: string
  readonly viewer: string
  readonly viewerBody: string
  readonly viewerClose: string
  readonly viewerHead: string
}
export default styles
