/** A value that is there: what was found and what was not must be told apart. */
type Answer = string | number | object | null

/**
 * A function whose answers are kept by what was asked, for questions that come again and again. The answer must follow from the
 * question alone, so that what one farm leaves says the same to every other; beyond `most` all are forgotten, whatever a stranger invents.
 */
export function remembering<Question, Found extends Answer>(
  most: number,
  find: (question: Question) => Found,
): (question: Question) => Found {
  const known = new Map<Question, Found>()
  return (question) => {
    const before = known.get(question)
    if (before !== undefined) return before
    const found = find(question)
    if (known.size >= most) known.clear()
    known.set(question, found)
    return found
  }
}
