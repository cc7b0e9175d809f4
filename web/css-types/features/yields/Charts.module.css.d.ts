/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly axis: string
  readonly bar: string
  readonly comparison: string
  readonly expected: string
  readonly figure: string
  readonly fill: string
  readonly halo: string
  readonly legend: string
  readonly level: string
  readonly lowGround: string
  readonly lowLine: string
  readonly lowStripe: string
  readonly mean: string
  readonly past: string
  readonly progress: string
  readonly track: string
  readonly value: string
  readonly year: string
  readonly years: string
}
export default styles
