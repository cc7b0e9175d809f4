import { isWhatIf } from './facts.ts'
import type { Finding, Rule } from './rule.ts'

/**
 * Rule, event and cause. What would happen has a name of its own: who hides it has not hidden what happens when the
 * job is done.
 */
export const idOf = (rule: Rule, { event, cause }: Finding): string =>
  `${rule.id}|${event._id}|${cause}${isWhatIf(event) ? '|if' : ''}`

/** Findings of one rule that are held against each other in pairs; more are found by their names. */
const FEW = 8

const isSameName = (one: Finding, other: Finding): boolean =>
  one.event._id === other.event._id && one.cause === other.cause

/** Asked for each rule of a hundred fields at a key: no names are made on the way. */
function areDistinct(findings: readonly Finding[]): boolean {
  if (findings.length > FEW) return false
  for (const [place, finding] of findings.entries())
    for (let other = place + 1; other < findings.length; other++) {
      const later = findings[other]
      if (later && isSameName(finding, later)) return false
    }
  return true
}

/** Findings of a rule on one field, each event and cause once: of two the later one, in the place of the first. */
export function distinctFindings(rule: Rule, findings: readonly Finding[]): readonly Finding[] {
  if (findings.length < 2 || areDistinct(findings)) return findings
  return [...new Map(findings.map((finding) => [idOf(rule, finding), finding])).values()]
}
