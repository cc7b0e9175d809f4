import type { ImportedChange, ImportedPart, Review, ReviewRow } from '@vagu/core/field-import/schema'
import { AS_NEW, type Choice, type Choices, firstChoice, targetOf } from './choices.ts'

/** Meaning of a row in a review, without the moments at which fields were changed. */
const meaningOf = ({ state, fieldId, candidates }: ReviewRow): string =>
  JSON.stringify([state, fieldId, candidates.map(({ _id, name, changes }) => [_id, name, changes])])

const changesFor = (row: ReviewRow, choice: Choice): readonly ImportedChange[] =>
  targetOf(row, choice.target)?.changes ?? []

/** Ticks of changes that stayed as they were; of others what is proposed now. */
function carriedTicks(
  was: { row: ReviewRow; choice: Choice },
  row: ReviewRow,
  target: Choice,
): ImportedPart[] {
  const before = new Map(
    changesFor(was.row, was.choice).map((change) => [change.part, JSON.stringify(change)]),
  )
  return changesFor(row, target).flatMap((change) => {
    const isSame = before.get(change.part) === JSON.stringify(change)
    return (isSame ? was.choice.take.includes(change.part) : change.isProposed) ? [change.part] : []
  })
}

function carried(was: { row: ReviewRow; choice: Choice }, row: ReviewRow, first: Choice): Choice {
  const { isIncluded, name, crop, newFieldId } = was.choice
  const isThere = was.choice.target === AS_NEW ? row.state === 'new' : targetOf(row, was.choice.target)
  const target = isThere ? was.choice.target : first.target
  const next = { ...first, target }
  const take = carriedTicks(was, row, next)
  return { ...next, isIncluded: isIncluded && row.draft !== null, name, crop, take, newFieldId }
}

/**
 * The choices laid upon a newer review of the same file. Nothing that was ticked or typed is lost; rows of which the farm
 * says something else by now are named, to be looked at again.
 */
export function carryChoices(
  before: { readonly review: Review; readonly choices: Choices },
  review: Review,
  newId: () => string,
): { readonly choices: Choices; readonly changed: ReadonlySet<number> } {
  const known = new Map(before.review.rows.map((row) => [row.row, row]))
  const choices = new Map<number, Choice>()
  const changed = new Set<number>()
  for (const row of review.rows) {
    const [old, choice] = [known.get(row.row), before.choices.get(row.row)]
    const first = firstChoice(row, newId)
    const isSame = old !== undefined && meaningOf(old) === meaningOf(row)
    if (!isSame) changed.add(row.row)
    if (!old || !choice) choices.set(row.row, first)
    else choices.set(row.row, isSame ? choice : carried({ row: old, choice }, row, first))
  }
  return { choices, changed }
}
