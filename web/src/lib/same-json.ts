/** JSON has no NaN: a wrong number, which still stands in its input, would be the same as none. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (Number.isNaN(part) ? 'NaN' : part))

/** Whether two values would be sent alike; a wrong number is another value than none. */
export const isSameJson = (a: unknown, b: unknown): boolean => asText(a) === asText(b)
