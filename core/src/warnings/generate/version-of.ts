/** The version of a rule is what it says: its words, sources and figures, and its answers to its own examples. */
import { examplesOf } from '../examples.ts'
import { fingerprint } from '../fingerprint.ts'
import type { Example, Finding, Rule, RuleVersions } from '../rule.ts'
import { type RuleFolder, WRITTEN } from './rule-folder.ts'

/** Parts of a finding that are stored and shown. */
const answerOf = (finding: Finding) => {
  const { outcome, level, cause, date, until, nextAllowed, missing, judged, event, related } = finding
  const days = [date, until, nextAllowed]
  const records = [event._id, related?._id]
  return [outcome, level, cause, days, missing, judged, records, finding.message()]
}

/** Examples of the farm's other records are left out, for nothing of them is stored. */
const answersOf = ({ check }: Rule, examples: readonly Example[]) =>
  examples.map(({ facts }) => (facts && check ? check(facts).map(answerOf) : []))

/** A rule whose examples answer otherwise has another version, and what is stored of it is judged anew. */
export function versionOf(rule: Rule, examples: readonly Example[] = examplesOf[rule.id] ?? []): string {
  const { title, level, summary, sources, limits = [] } = rule
  const figures = limits.map(({ what, unit, source, values }) => [what, unit, source, values.entries])
  return fingerprint(
    JSON.stringify([title, level, summary, sources.entries, figures, answersOf(rule, examples)]),
  )
}

/** The version of each rule that judges jobs, by its key. */
export const versionsOf = (rules: readonly Rule[]): RuleVersions =>
  Object.fromEntries(rules.filter(({ check }) => check).map((rule) => [rule.id, versionOf(rule)]))

/** `versions.ts`, so that a program that starts need not ask every example. */
export const versionsModule = (folders: readonly RuleFolder[]): string =>
  [
    WRITTEN,
    "import type { RuleVersions } from './rule.ts'",
    '',
    'export const versions: RuleVersions = {',
    ...folders
      .filter(({ rule }) => rule.check)
      .map(({ rule, examples }) => `  ${rule.id}: '${versionOf(rule, examples)}',`),
    '}',
    '',
  ].join('\n')
