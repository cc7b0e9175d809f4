/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly asNew: string
  readonly before: string
  readonly changes: string
  readonly crop: string
  readonly error: string
  readonly facts: string
  readonly filter: string
  readonly hint: string
  readonly map: string
  readonly none: string
  readonly note: string
  readonly open: string
  readonly problems: string
  readonly quiet: string
  readonly state: string
  readonly target: string
  readonly wide: string
}
export default styles
