/** Judges the requirements of a farm's year, as it is and with what is planned. */
import { sourceOf } from '../warnings/evaluate.ts'
import type { SchemeFacts } from './facts.ts'
import { REQUIREMENTS } from './registry.ts'
import type { Finding, Requirement } from './requirement.ts'
import type { RequirementLines, RequirementState, View } from './schema.ts'
import { PARTS, type PartKey } from './table.ts'

/** Facts as they are, and with the plan; `planned` is undefined where nothing is planned. */
export interface BothFacts {
  readonly now: SchemeFacts
  readonly planned: SchemeFacts | undefined
}

const viewOf = ({ state, says, figure, ways }: Finding): View => ({
  state,
  says,
  figure: figure ?? null,
  ways: ways ?? [],
})

/** Parts of a finding that a plan may change: the verdict, the figure, what to enter and which lines want a look; more jobs that are in order do not. */
const tellingOf = ({ state, figure, ways, lines = [] }: Finding): string =>
  JSON.stringify([state, figure, ways, lines.filter(({ is }) => is === 'against' || is === 'unknown')])

/** Requirements of the parts that a farm takes; those of a support only together with it. */
export function requirementsOf({ parts }: SchemeFacts): Requirement[] {
  const taken = new Set<PartKey>(parts.map(({ key }) => key))
  return REQUIREMENTS.filter(
    ({ part }) => taken.has(part) && (PARTS[part].scheme !== 'KSM' || taken.has('KSM')),
  )
}

function stateOf(requirement: Requirement, { now, planned }: BothFacts): RequirementState {
  const { key, part, title, summary, due, check } = requirement
  const found = check(now)
  const ahead = planned === undefined ? undefined : check(planned)
  return {
    key,
    part,
    title,
    summary,
    due: due === undefined ? null : `${now.year}-${due}`,
    source: sourceOf(requirement, `${now.year}-12-31`),
    now: viewOf(found),
    planned: ahead === undefined || tellingOf(found) === tellingOf(ahead) ? null : viewOf(ahead),
    lines: found.lines?.length ?? 0,
  }
}

export const statesOf = (facts: BothFacts): RequirementState[] =>
  requirementsOf(facts.now).map((requirement) => stateOf(requirement, facts))

/** Lines of one requirement; undefined where the farm takes no part in what it belongs to, or it is none. */
export function linesOf({ now, planned }: BothFacts, key: string): RequirementLines | undefined {
  const requirement = requirementsOf(now).find((each) => each.key === key)
  if (requirement === undefined) return undefined
  const own = [...(requirement.check(now).lines ?? [])]
  const ahead = planned === undefined ? null : [...(requirement.check(planned).lines ?? [])]
  return { now: own, planned: ahead !== null && JSON.stringify(ahead) === JSON.stringify(own) ? null : ahead }
}
