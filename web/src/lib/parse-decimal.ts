/** Typed value: a number, nothing (null), or a text that is no number. */
export type Typed<T> = { readonly ok: true; readonly value: T | null } | { readonly ok: false }

const SPACES = /[\s\u00A0\u202F]/g
const NUMBER = /^[-\u2212]?(?:\d+|\d{1,3}(?:[\s\u00A0\u202F]\d{3})+)?(?:[.,]\d*)?$/

/** Reads a decimal with a comma or a dot; spaces may part the thousands. Two commas are no number. */
export function parseDecimal(text: string): Typed<number> {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: true, value: null }
  if (!NUMBER.test(trimmed) || !/\d/.test(trimmed)) return { ok: false }
  return { ok: true, value: Number(trimmed.replaceAll(SPACES, '').replace('\u2212', '-').replace(',', '.')) }
}
