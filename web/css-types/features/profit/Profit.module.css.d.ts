/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly allMissing: string
  readonly asked: string
  readonly asking: string
  readonly bar: string
  readonly barName: string
  readonly barRow: string
  readonly barValue: string
  readonly bars: string
  readonly dialog: string
  readonly expected: string
  readonly figure: string
  readonly figures: string
  readonly fill: string
  readonly known: string
  readonly lossFill: string
  readonly map: string
  readonly meet: string
  readonly missing: string
  readonly more: string
  readonly named: string
  readonly pattern: string
  readonly priceInput: string
  readonly slider: string
  readonly spread: string
  readonly step: string
  readonly stripe: string
  readonly tools: string
  readonly track: string
  readonly unit: string
  readonly views: string
  readonly zero: string
}
export default styles
