import type { ReviewRow } from '@vagu/core/field-import/schema'
import type { Choice, Choices, Question } from './choices.ts'

export interface ReviewContext {
  /** The crop year that is open; rows of another say theirs. */
  readonly year: number
  readonly choices: Choices
  readonly questions: ReadonlyMap<number, Question>
  readonly refused: ReadonlyMap<number, string>
  /** Rows of which the farm says something else than when the file was read first. */
  readonly changed: ReadonlySet<number>
  readonly onChange: (row: ReviewRow, part: Partial<Choice>) => void
}
