/** What a rule answers to its own examples: whatever it says anew, some example says anew. */
import { examplesOf } from './examples.ts'
import type { Example, Finding, Rule } from './rule.ts'

/** What is stored and shown of a finding. */
const answerOf = ({
  outcome,
  level,
  cause,
  date,
  until,
  nextAllowed,
  missing,
  message,
  ...rest
}: Finding) => [
  outcome,
  level ?? null,
  cause,
  date,
  until,
  nextAllowed,
  missing ?? [],
  message(),
  rest.judged ?? null,
  rest.event._id,
  rest.related?._id ?? null,
]

/** The answers of a rule that judges jobs; examples of the farm's other records are left out, for nothing of them is stored. */
export const answersOf = (
  rule: Rule,
  examples: readonly Example[] = examplesOf[rule.id] ?? [],
): readonly unknown[] =>
  examples.map(({ facts }) => (facts && rule.check ? rule.check(facts).map(answerOf) : []))
