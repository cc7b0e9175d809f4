/**
 * The plan of crops as JSON. Whatever is told of a field is kept as long as the field, its plan and the question stay the
 * same: a save judges the fields anew that it touches, and the others are put together from what is at hand.
 */
import { isInUse } from '@vagu/core/fields/rules'
import {
  cellsOf,
  cropsOfFarm,
  type FieldInYears,
  inYears,
  type Judging,
  NO_PLAN,
  type PlanFacts,
  type PlanField,
  type PlannedYears,
  sequenceOf,
  sharesOfYears,
  shownYears,
  yearsOf,
} from '@vagu/core/rotation/plan'
import { joinedBytes, JsonText, narrowJson } from '../http/json-text.ts'
import { KEPT_FIELDS } from '../warnings/facts.ts'
import { KEPT_FARMS, keeping } from '../db/kept.ts'

interface FieldAsked {
  readonly id: string
  readonly field: PlanField
  readonly planned: PlannedYears
  readonly judging: Judging
  /** Years and terms as text. */
  readonly question: string
}

interface FieldTold {
  /** `{ fieldId, cells }` in UTF-8: sentences of conflicts are most of an answer. */
  readonly bytes: Uint8Array
  /** Stored cells of the years that are asked for, each as JSON. */
  readonly planned: readonly string[]
  readonly inYears: FieldInYears
}

const encoder = new TextEncoder()

function tell({ field, planned, judging }: FieldAsked): FieldTold {
  const { from, to, terms } = judging
  const fieldId = field._id
  const cells = cellsOf(field, planned, judging)
  return {
    bytes: encoder.encode(narrowJson(JSON.stringify({ fieldId, cells }))),
    planned: [...planned].flatMap(([year, content]) =>
      year >= from && year <= to ? [JSON.stringify({ fieldId, year, ...content })] : [],
    ),
    inYears: inYears(field, sequenceOf(field, planned, terms.thisYear), yearsOf(judging)),
  }
}

const isSamePlan = (a: PlannedYears, b: PlannedYears): boolean =>
  a.size === b.size &&
  [...a].every(([year, { crop, locked }]) => {
    const other = b.get(year)
    return other?.crop === crop && other.locked === locked
  })

const told = keeping({
  most: KEPT_FIELDS,
  isSame: (a: FieldAsked, b: FieldAsked) =>
    a.field === b.field && a.question === b.question && isSamePlan(a.planned, b.planned),
  read: tell,
})

const livesIn = (field: PlanField, years: readonly number[]): boolean =>
  years.some((year) => isInUse(field, year))

const COMMA = encoder.encode(',')

interface Asked {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** The plan over some years, of the fields that are one in a year of them at least. */
function answerOf(facts: PlanFacts, asked: Asked): JsonText {
  const { terms, isOrganic, planned } = facts
  const shown = shownYears(facts.fields, terms.thisYear)
  const { from = shown.from, to = shown.to } = asked
  const years = yearsOf({ from, to })
  const fields = facts.fields.filter((field) => livesIn(field, years))
  const judging = { terms, from, to, among: cropsOfFarm(fields, terms.thisYear) }
  const question = JSON.stringify(judging)
  const all = fields.map((field) =>
    told({ id: field._id, field, planned: planned.get(field._id) ?? NO_PLAN, judging, question }),
  )
  const ofYears = all.map((each) => each.inYears)
  const shares = JSON.stringify(sharesOfYears(ofYears, { years, isOrganic }))
  const head = `{"thisYear":${terms.thisYear},"years":${JSON.stringify(years)},"fields":[`
  const rest = `],"planned":[${all.flatMap((each) => each.planned).join()}],"shares":${shares}}`
  return new JsonText(
    joinedBytes([
      encoder.encode(head),
      ...all.flatMap(({ bytes }, i) => (i === 0 ? [bytes] : [COMMA, bytes])),
      encoder.encode(rest),
    ]),
  )
}

interface FarmAsked {
  /** Account. */
  readonly id: string
  readonly facts: PlanFacts
  readonly asked: Asked
}

const questionOf = ({ facts: { terms, isOrganic }, asked: { from, to } }: FarmAsked): string =>
  JSON.stringify([terms, isOrganic, from, to])

/** Fields and plans of a farm are the same lists as long as nothing of them was stored. */
const isSameFarm = (a: FarmAsked, b: FarmAsked): boolean =>
  a.facts.fields === b.facts.fields && a.facts.planned === b.facts.planned && questionOf(a) === questionOf(b)

/** The plan as JSON, by the facts of a farm and the years that are asked for; without them those that the page shows. */
export const planText = keeping({
  most: KEPT_FARMS,
  isSame: isSameFarm,
  read: ({ facts, asked }) => answerOf(facts, asked),
})
