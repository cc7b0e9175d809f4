/** Orchards and berries of the KSM support: how many of a thing their land needs. */
import { cropByKey } from '../../crops/table.ts'
import { counted } from '../../text/counted.ts'
import { areaUnits } from '../../units/rounding.ts'
import { dated } from '../../warnings/dated.ts'
import type { SchemeFacts, SchemeField } from '../facts.ts'
import type { Finding } from '../requirement.ts'
import type { ToldKey } from '../table.ts'
import { cropIn, cropNameOf, hectares, lineOf } from './land.ts'
import { nothingOf, num } from './say.ts'
import { toldFinding } from './told.ts'

/** Hectares for which one such thing, or one set of them, is asked. */
export const ORCHARD_HECTARES = dated([{ since: '2023-01-01', value: 0.3 }])

interface Asked {
  readonly groups: readonly string[]
  /** Things for each such piece of land. */
  readonly each: number
  readonly key: ToldKey
  readonly due?: string
  /** Estonian: where there is no such land; of what kind the things are, one and many; what was done, and what to do. */
  readonly none: string
  readonly things: readonly [one: string, many: string]
  readonly done: string
  readonly write: string
}

/** The number that the land needs, and the day that the farmer tells. */
export function orchardFinding(facts: SchemeFacts, asked: Asked): Finding {
  const { groups, each, key, due, none, things, done, write } = asked
  const { year } = facts
  const fields = facts.fields.filter((field) =>
    groups.includes(cropByKey(cropIn(field, year) ?? '')?.rotationGroup ?? ''),
  )
  if (fields.length === 0) return nothingOf(none)
  const piece = ORCHARD_HECTARES.at(`${year}-12-31`)?.value ?? 1
  const neededFor = (area: number): number => each * Math.ceil(areaUnits(area) / areaUnits(piece))
  const whole = hectares(fields)
  const needed = counted(neededFor(whole), ...things)
  const line = (field: SchemeField) =>
    lineOf(field, {
      is: 'base',
      note: `${cropNameOf(cropIn(field, year))}: ${counted(neededFor(field.area), ...things)}`,
    })
  const told = toldFinding(facts, {
    key,
    done: `${done} (${num(whole)} ha, vaja ${needed})`,
    write: `${num(whole)} hektarile on vaja ${needed}. ${write}`,
    ...(due === undefined ? {} : { due }),
  })
  return { ...told, lines: fields.map(line) }
}
