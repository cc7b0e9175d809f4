/** A line while it is read: every token belongs to at most one part. */
import type { Candidate, Choices, LineAmount, LineDay, LineYield } from './line.ts'
import type { LineIndex } from './index-farm.ts'
import type { Token } from './tokens.ts'

type PartFacts =
  | { readonly is: 'days'; readonly start: string; readonly end: string | null }
  | { readonly is: 'time'; readonly time: string }
  | { readonly is: 'job'; readonly id: string }
  | { readonly is: 'fields'; readonly ids: readonly string[] }
  | { readonly is: 'material'; readonly id: string }
  /** `of` is the part of the material that it measures. */
  | { readonly is: 'amount'; readonly amount: WrittenAmount; readonly of: Part }
  | { readonly is: 'worker'; readonly id: string }
  | { readonly is: 'area'; readonly hectares: number }
  | { readonly is: 'yield'; readonly harvest: LineYield }
  | { readonly is: 'note' | 'label'; readonly text: string }
  | { readonly is: 'ambiguous'; readonly key: string; readonly candidates: readonly Candidate[] }
  | { readonly is: 'unknown' | 'nothing' }

/** An amount as the line says it; what it leaves out, the material says. */
export interface WrittenAmount {
  readonly value: number
  readonly unit: LineAmount['unit']
  readonly basis: LineAmount['basis'] | null
}

export type Part = { readonly from: number; readonly to: number } & PartFacts

export interface Reading {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly index: LineIndex
  readonly day: LineDay
  readonly choices: Choices
  readonly tense: 'past' | 'future' | undefined
  readonly parts: Part[]
  readonly owners: (Part | undefined)[]
}

export function claim(reading: Reading, part: Part): Part {
  reading.parts.push(part)
  for (let at = part.from; at < part.to; at += 1) reading.owners[at] = part
  return part
}

/** Whether a token is there and nobody's yet. */
export const isFree = (reading: Reading, at: number): boolean =>
  at >= 0 && at < reading.tokens.length && reading.owners[at] === undefined
export const areFree = (reading: Reading, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (!isFree(reading, at)) return false
  return true
}
export const keyAt = (reading: Reading, at: number): string => reading.tokens[at]?.key ?? ''

export const partOf = <T extends Part['is']>(reading: Reading, is: T): Extract<Part, { is: T }> | undefined =>
  reading.parts.find((part): part is Extract<Part, { is: T }> => part.is === is)

/** The text between two tokens, as a choice is remembered: small letters, one space. */
export const textKey = ({ tokens }: Reading, from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ')
