/**
 * A large body on its way from who has read it to who stores it: as pieces of JSON, none of which holds up a thread for
 * long when it is parsed.
 */
import { letOthers } from '../db/let-others.ts'

/** Elements of a list in one piece: of 5,000 parcels with their shapes a piece has a megabyte or two. */
const ELEMENTS = 200

export interface Piece {
  readonly key: string
  /** A whole value, or some elements of a list. */
  readonly kind: 'value' | 'elements'
  readonly json: string
}

export function piecesOf(record: object): Piece[] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]): Piece[] => {
    if (value === undefined) return []
    if (!Array.isArray(value)) return [{ key, kind: 'value', json: JSON.stringify(value) }]
    const pieces: Piece[] = [{ key, kind: 'value', json: '[]' }]
    for (let i = 0; i < value.length; i += ELEMENTS)
      pieces.push({ key, kind: 'elements', json: JSON.stringify(value.slice(i, i + ELEMENTS)) })
    return pieces
  })
}

/** Puts the record together, and lets others have their turn between two pieces. */
export async function assembled(pieces: readonly Piece[]): Promise<Record<string, unknown>> {
  const record: Record<string, unknown> = {}
  for (const { key, kind, json } of pieces) {
    const value: unknown = JSON.parse(json)
    const list = record[key]
    if (kind === 'value' || !Array.isArray(list)) record[key] = value
    else if (Array.isArray(value)) list.push(...value)
    await letOthers()
  }
  return record
}
