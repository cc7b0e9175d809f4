/**
 * A text that somebody typed, as it may stand in a subject or in a line of a letter: no line break makes another header.
 * A space that does not break (in `1 240,50 €`) stays one.
 */
export const oneLine = (text: string): string => text.replaceAll(/[^\S\u00A0]+/g, ' ').trim()
