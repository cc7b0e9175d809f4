/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly bar: string
  readonly camera: string
  readonly corner: string
  readonly empty: string
  readonly grid: string
  readonly head: string
  readonly hint: string
  readonly missing: string
  readonly notice: string
  readonly notices: string
  readonly open: string
  readonly photos: string
  readonly picture: string
  readonly state: string
  readonly tile: string
}
export default styles
