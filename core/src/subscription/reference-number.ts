/** Reference number of Estonian banks: digits with a check digit by the 7-3-1 method. */
const WEIGHTS = [7, 3, 1] as const

/** The digits with their check digit behind them. */
export function referenceNumberOf(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place % WEIGHTS.length] ?? 0), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
