/**
 * The id of an edition that is taken over on `day`: the day itself, with a number behind a point where an edition of
 * that day, or of a later one, is there already. Ids sort in time as text, so after 9 comes 91: 2, …, 9, 91, …, 99, 991.
 */
export function nextEditionId(day: string, newest: string | null): string {
  if (newest === null || newest < day) return day
  const [base = newest, count = '1'] = newest.split('.')
  const last = Number(count.at(-1))
  return last < 9 ? `${base}.${count.slice(0, -1)}${last + 1}` : `${base}.${count}1`
}
