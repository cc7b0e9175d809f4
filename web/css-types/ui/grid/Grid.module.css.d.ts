/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly cell: string
  readonly dropdown: string
  readonly end: string
  readonly frame: string
  readonly grid: string
  readonly head: string
  readonly heading: string
  readonly help: string
  readonly input: string
  readonly lastHeading: string
  readonly number: string
  readonly option: string
  readonly options: string
  readonly row: string
  readonly rows: string
  readonly usual: string
}
export default styles
