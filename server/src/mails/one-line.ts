/** A text that somebody typed, as it may stand in a subject or in a line of a letter: no line break makes another header. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
