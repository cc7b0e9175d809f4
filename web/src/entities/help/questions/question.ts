import type { RouteKey } from '../../../navigation/paths.ts'

/** A question that farmers ask, with its answer. */
export interface Question {
  /** Part of the address `/abi#…`; stays, because links bear it. */
  readonly id: string
  readonly question: string
  /** Paragraphs. */
  readonly answer: readonly string[]
  /** The pages on which it is asked; the first one is where the answer leads. */
  readonly pages: readonly [RouteKey, ...RouteKey[]]
  /** Words it is looked for by that stand in neither question nor answer. */
  readonly words?: string
}

export interface QuestionTopic {
  readonly title: string
  readonly questions: readonly Question[]
}
