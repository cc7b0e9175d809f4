/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly apart: string
  readonly crop: string
  readonly crops: string
  readonly drawn: string
  readonly heading: string
  readonly map: string
  readonly note: string
  readonly remove: string
  readonly shapeFrom: string
  readonly under: string
}
export default styles
