/** Estonian personal code (isikukood, EVS 585): sex and century, day of birth, number, check digit. */
import { isDay } from '../time/day.ts'

const CENTURIES: Readonly<Record<string, string>> = {
  1: '18',
  2: '18',
  3: '19',
  4: '19',
  5: '20',
  6: '20',
  7: '21',
  8: '21',
}
/** Weights of the ten digits; the second row is asked where the first leaves ten. */
const WEIGHTS = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 1],
  [3, 4, 5, 6, 7, 8, 9, 1, 2, 3],
] as const

function checkDigitOf(digits: readonly number[]): number {
  for (const weights of WEIGHTS) {
    const rest = weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0) % 11
    if (rest < 10) return rest
  }
  return 0
}

/** Whether a text is a personal code: eleven digits, a day that exists, and the check digit that follows from the others. */
export function isPersonalCode(text: string): boolean {
  if (!/^[1-8]\d{10}$/.test(text)) return false
  const century = CENTURIES[text.charAt(0)] ?? ''
  const born = `${century}${text.slice(1, 3)}-${text.slice(3, 5)}-${text.slice(5, 7)}`
  return isDay(born) && checkDigitOf(Array.from(text, Number)) === Number(text.charAt(10))
}
