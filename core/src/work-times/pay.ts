/** Pay: summed minutes times the hourly rate that each entry keeps. Money in whole cents. */

/** Work as its pay is told from. */
export interface Paid {
  readonly workerId: string
  readonly minutes: number
  /** Euros per hour; null where nobody said it. */
  readonly hourlyRate: number | null
}

/** Rates are whole numbers of a hundredth of a cent, so that products are exact. */
const UNITS_PER_EURO = 10_000
const UNITS_PER_CENT = 100
const MINUTES_PER_HOUR = 60

/** Cents for minutes at a rate in euros per hour, rounded half up: 695 min at 9.50 are 110.04 €. */
export function centsOf(minutes: number, hourlyRate: number): number {
  const units = BigInt(Math.round(hourlyRate * UNITS_PER_EURO)) * BigInt(minutes)
  const whole = BigInt(UNITS_PER_CENT * MINUTES_PER_HOUR)
  return Number((2n * units + whole) / (2n * whole))
}

/** Minutes of one worker at one rate, and their cents; null without a rate. */
export interface PayLine {
  readonly workerId: string
  readonly hourlyRate: number | null
  readonly entries: number
  readonly minutes: number
  readonly cents: number | null
}

/** Pay by worker and rate, in the order in which they come: the minutes are summed before they are multiplied. */
export function payLines(work: readonly Paid[]): PayLine[] {
  const groups = Map.groupBy(work, ({ workerId, hourlyRate }) => `${workerId} ${String(hourlyRate)}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { workerId, hourlyRate } = first
    const minutes = group.reduce((sum, each) => sum + each.minutes, 0)
    const cents = hourlyRate === null ? null : centsOf(minutes, hourlyRate)
    return [{ workerId, hourlyRate, entries: group.length, minutes, cents }]
  })
}

export interface Pay {
  readonly entries: number
  readonly minutes: number
  /** The sum of the lines that have a rate. */
  readonly cents: number
  /** Minutes of which the pay is not known. */
  readonly withoutRate: number
}

/** Sum of lines, as they are shown. */
export const sumOfLines = (lines: readonly PayLine[]): Pay => ({
  entries: lines.reduce((sum, line) => sum + line.entries, 0),
  minutes: lines.reduce((sum, line) => sum + line.minutes, 0),
  cents: lines.reduce((sum, line) => sum + (line.cents ?? 0), 0),
  withoutRate: lines.reduce((sum, line) => sum + (line.cents === null ? line.minutes : 0), 0),
})

/** Sum of sums, as each is shown. */
export const sumOfPays = (pays: readonly Pay[]): Pay => ({
  entries: pays.reduce((sum, pay) => sum + pay.entries, 0),
  minutes: pays.reduce((sum, pay) => sum + pay.minutes, 0),
  cents: pays.reduce((sum, pay) => sum + pay.cents, 0),
  withoutRate: pays.reduce((sum, pay) => sum + pay.withoutRate, 0),
})

export const payOf = (work: readonly Paid[]): Pay => sumOfLines(payLines(work))
