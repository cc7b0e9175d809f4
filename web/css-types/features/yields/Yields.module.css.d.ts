/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly begin: string
  readonly card: string
  readonly class: string
  readonly halves: string
  readonly head: string
  readonly lines: string
  readonly notes: string
  readonly ofExpected: string
  readonly open: string
  readonly size: string
  readonly table: string
  readonly title: string
  readonly verdict: string
}
export default styles
