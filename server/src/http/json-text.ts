/**
 * A reply that is JSON already. The documents of records are stored as they travel, so a list need not be parsed
 * and written anew: that is most of the time a long list takes.
 */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** The JSON of a stored document with members before its own; a document is never empty. */
export const withMembers = (members: object, document: string): string =>
  `${JSON.stringify(members).slice(0, -1)},${document.slice(1)}`

/** A list of records that are JSON already. */
export const jsonList = (records: readonly string[]): string => `[${records.join(',')}]`
