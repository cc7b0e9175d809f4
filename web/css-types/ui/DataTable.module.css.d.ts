/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly buttons: string
  readonly caption: string
  readonly cell: string
  readonly check: string
  readonly frame: string
  readonly grid: string
  readonly gridCell: string
  readonly gridFrame: string
  readonly gridHead: string
  readonly head: string
  readonly headCell: string
  readonly headRow: string
  readonly plain: string
  readonly row: string
  readonly rows: string
  readonly sort: string
  readonly table: string
  readonly unsorted: string
}
export default styles
