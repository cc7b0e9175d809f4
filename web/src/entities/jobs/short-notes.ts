const LONGEST = 55

/** The beginning of a note, on one line. */
export function shortNotes(notes: string): string {
  const line = notes.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line
}
