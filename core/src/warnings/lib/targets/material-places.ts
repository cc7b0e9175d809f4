/** Where a rule finds something on a material: in the farm's register, and in the copy that a job carries. */
import { CATEGORY } from '../../../settings/table.ts'
import { dayText } from '../../../text/format.ts'
import type { EventFacts, Facts, MaterialUse } from '../../facts.ts'
import type { FarmFacts, FarmMaterialFacts } from '../../farm.ts'
import type { FarmFinding, Finding, Rule, Target } from '../../rule.ts'

/** Gap in the facts of a material. */
export interface Gap {
  /** A few letters that change when something else is missing. */
  readonly parts: string
  /** Estonian: begins in small letters, ends with the way out. */
  readonly text: () => string
}
export type GapOf = (material: MaterialUse) => Gap | undefined

/** The material's part of a cause. */
export const causeOf = ({ key }: Pick<MaterialUse, 'key'>, rest: string): string =>
  `${key.slice(0, 100)}|${rest}`

export const requisiteTarget = ({ _id, name, type }: FarmMaterialFacts): Target => ({
  kind: 'requisite',
  id: _id,
  material: { name, requisiteId: _id, type },
})

/** How the sentence on a job begins; a planned job has no day. */
export const placeText = (event: EventFacts, field: string): string =>
  `Põld „${field}“, töö „${event.job.name}“ ` +
  `(${event.status === 'PLANNED' ? `kavas ${event.plannedYear ?? ''}` : dayText(event.date)}): `

/** How the sentence on a material of the farm's register begins. */
export const REGISTER_PLACE = 'Tarvikute loetelu: '

const undated = { date: null, until: null, nextAllowed: null } as const

function gapsIn(event: EventFacts, field: string, gapOf: GapOf): Finding[] {
  const found = new Map<string, Finding>()
  for (const material of event.materials) {
    const gap = found.has(material.key) ? undefined : gapOf(material)
    if (gap)
      found.set(material.key, {
        ...undated,
        outcome: 'broken',
        event,
        related: null,
        material,
        cause: causeOf(material, gap.parts),
        date: event.status === 'PLANNED' ? null : event.date,
        message: () => placeText(event, field) + gap.text(),
      })
  }
  return [...found.values()]
}

/** Once for each job and material; in the category 'Muu' nothing is asked of a material. */
const gapsInJobs = ({ events, field }: Facts, gapOf: GapOf): Finding[] => {
  const relevant = events.filter(
    ({ category, materials }) => materials.length > 0 && category.key !== CATEGORY.other,
  )
  return relevant.flatMap((event) => gapsIn(event, field.name, gapOf))
}

const gapsInRegister = ({ requisites }: FarmFacts, gapOf: GapOf): FarmFinding[] =>
  requisites.flatMap((requisite) => {
    const gap = gapOf(requisite)
    if (!gap) return []
    const message = () => REGISTER_PLACE + gap.text()
    const target = requisiteTarget(requisite)
    return [{ ...undated, outcome: 'broken' as const, target, cause: gap.parts, message }]
  })

/** The two checks of a rule that asks whether a material is described, whatever its amount. */
export const checksOf = (gapOf: GapOf): Required<Pick<Rule, 'check' | 'checkFarm' | 'quantities'>> => ({
  quantities: [],
  check: (facts) => gapsInJobs(facts, gapOf),
  checkFarm: (farm) => gapsInRegister(farm, gapOf),
})

/** "N, P ja K" */
export const listText = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ja ${parts.at(-1)}`
