/** The value of a form, and what it was made from: that counts as unchanged. */
export interface Stepped<T> {
  readonly value: T
  readonly base: T
}

export const initialValue = <T>(base: T, value: T = base): Stepped<T> => ({ value, base })

/** Makes the next value of a form of the one before, and changes nothing itself. */
export type Step<T> = (value: T) => T

export function stepped<T>(now: Stepped<T>, step: Step<T>): Stepped<T> {
  const value = step(now.value)
  return Object.is(value, now.value) ? now : initialValue(now.base, value)
}

/** The value after a save: what was sent is the base now, what was typed meanwhile stays. */
export const settled = <T>({ value }: Stepped<T>, sent: T, stored: T): Stepped<T> =>
  initialValue(stored, Object.is(value, sent) ? stored : value)

/** As long as nothing is changed, the form is the newest; what was changed stays over what it was made from. */
export const followed = <T>(now: Stepped<T>, newest: T): Stepped<T> =>
  Object.is(now.value, now.base) ? initialValue(newest) : now
