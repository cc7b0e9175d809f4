/** Steps that follow from what the farmer chose: bodies that go to the agency, changes here, and choices that cannot be done. */
import type { AgencyBody, AgencyKind, AgencyRecord } from '../agency/wire.ts'
import { differencesOf } from './compare.ts'
import type { Pair } from './pair.ts'
import type { Compared } from './rows.ts'
import type { PriaBlocked, PriaChoice, PriaIncoming, PriaOutgoing } from './run-schema.ts'
import type { PriaDirection } from './schema.ts'
import { withUnsaid } from './sides.ts'

/** One step of a run. `recordId` is ours, null while there is none; of a body to be sent `record` is what the agency holds. */
export interface PlanStep {
  readonly rowId: string
  readonly title: string
  readonly direction: PriaDirection
  readonly recordId: string | null
  readonly part: string
  readonly body: AgencyBody | null
  readonly record: AgencyRecord | null
  /** When our record was changed last, as it was looked at; nothing for what is told from others. */
  readonly seenAt: string | null
}
export interface Plan {
  readonly steps: readonly PlanStep[]
  readonly outgoing: readonly PriaOutgoing[]
  readonly incoming: readonly PriaIncoming[]
  readonly blocked: readonly PriaBlocked[]
}

const titleOf = ({ row }: Compared): string => {
  const { title, fieldName, day } = row.ours ?? row.theirs ?? { title: '', fieldName: '', day: null }
  return [title, fieldName === title ? '' : fieldName, day ?? ''].filter(Boolean).join(', ')
}

/** Part that a record of the agency is of work that has none of its own yet; empty for what is no work. */
const partOf = (record: AgencyRecord | null): string => (record?.kind === 'JOB' ? record.body.activity : '')

type Step = { readonly step: PlanStep } | { readonly blocked: PriaBlocked['reason'] }

/** The agency's record that a choice is about: a candidate that was named, else the row's own; nothing for one that is none. */
function recordOf(pair: Pair, { agencyId }: PriaChoice): AgencyRecord | null | undefined {
  if (agencyId === undefined || agencyId === pair.record?.id) return pair.record
  return pair.candidates.find(({ id }) => id === agencyId)
}

/** Why a row cannot go in a direction; nothing where it can. */
function blockOf(
  { pair, row }: Compared,
  direction: PriaDirection,
  isClosed: boolean,
): PriaBlocked['reason'] | undefined {
  const isSending = direction === 'SEND' || direction === 'DELETE_THERE'
  if (isSending && isClosed) return 'SEASON_CLOSED'
  if (direction === 'SEND' && pair.local && pair.local.problems.length > 0) return 'HAS_PROBLEMS'
  if (row.directions.includes(direction)) return undefined
  if (direction === 'TAKE' && row.cannotTake !== null) return row.cannotTake
  return row.status === 'FIELD_NOT_CONNECTED_WITH_PRIA' ? 'FIELD_NOT_CONNECTED' : 'NOT_ALLOWED'
}

function stepOf(compared: Compared | undefined, choice: PriaChoice, isClosed: boolean): Step {
  if (compared === undefined) return { blocked: 'GONE' }
  const { pair } = compared
  const { direction } = choice
  const why = blockOf(compared, direction, isClosed)
  if (why) return { blocked: why }
  const record = recordOf(pair, choice)
  if (record === undefined || (direction === 'LINK' && record === null)) return { blocked: 'GONE' }
  const step: PlanStep = {
    rowId: pair.id,
    title: titleOf(compared),
    direction,
    // what we have deleted is made anew when it is brought in
    recordId: pair.local?.recordId ?? (direction === 'TAKE' ? null : pair.link?.recordId) ?? null,
    part: pair.link?.part || pair.local?.part || (direction === 'KEEP' ? '' : partOf(record)),
    body: direction === 'DELETE_THERE' ? null : withUnsaid(pair.local?.body ?? null, record),
    record,
    seenAt: pair.local?.updatedAt ?? null,
  }
  return { step }
}

/** A record of the agency is one thing: two rows that both mean it would make two of it here, or overwrite each other there. */
function onceEach(result: Step, taken: Set<string>): Step {
  const id = 'step' in result ? result.step.record?.id : undefined
  if (id === undefined) return result
  if (taken.has(id)) return { blocked: 'NOT_ALLOWED' }
  taken.add(id)
  return result
}

const outgoingOf = (kind: AgencyKind, { rowId, title, direction, body, record }: PlanStep): PriaOutgoing[] =>
  direction !== 'SEND' && direction !== 'DELETE_THERE'
    ? []
    : [
        {
          id: rowId,
          title,
          action: direction === 'DELETE_THERE' ? 'DELETE' : record === null ? 'CREATE' : 'CHANGE',
          kind,
          body,
          before: record?.body ?? null,
        },
      ]

const incomingAction = ({ direction, body, recordId }: PlanStep): PriaIncoming['action'] | null => {
  if (direction === 'TAKE') return body === null && recordId === null ? 'CREATE' : 'CHANGE'
  if (direction === 'DELETE_HERE') return 'DELETE'
  return direction === 'LINK' || direction === 'KEEP' ? direction : null
}

function incomingOf(step: PlanStep): PriaIncoming[] {
  const action = incomingAction(step)
  if (action === null) return []
  const sides = { ours: step.body, theirs: step.record?.body ?? null, agreed: null }
  return [{ id: step.rowId, title: step.title, action, differences: differencesOf(sides) }]
}

interface OfSeason {
  readonly kind: AgencyKind
  readonly isClosed: boolean
}

/** The steps of chosen rows, in the order in which they were chosen. */
export function planOf(
  rows: readonly Compared[],
  choices: readonly PriaChoice[],
  { kind, isClosed }: OfSeason,
): Plan {
  const byId = new Map(rows.map((each) => [each.row.id, each]))
  const steps: PlanStep[] = []
  const taken = new Set<string>()
  const blocked: PriaBlocked[] = []
  for (const choice of choices) {
    const compared = byId.get(choice.id)
    const result = onceEach(stepOf(compared, choice, isClosed), taken)
    if ('step' in result) steps.push(result.step)
    else blocked.push({ id: choice.id, title: compared ? titleOf(compared) : '', reason: result.blocked })
  }
  return {
    steps,
    outgoing: steps.flatMap((step) => outgoingOf(kind, step)),
    incoming: steps.flatMap(incomingOf),
    blocked,
  }
}
