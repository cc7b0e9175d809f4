/** Uses by the plant-protection register in the crops of a job. Read from its text: the label decides. */
import { cropByKey } from '@vagu/core/crops/table'
import { ANY_CROP } from '@vagu/core/registers/crop-names'
import type { RegisterUse } from '@vagu/core/registers/products'
import type { ChemicalDetails } from '@vagu/core/registers/schema'
import { formatNumber } from '../../lib/format.ts'
import type { MaterialForm, RegisterFigures } from './material-form.ts'
import { materialsText } from './text.ts'

type Uses = readonly RegisterUse[]

const known = (list: readonly (number | null)[]): number[] => list.filter((value) => value !== null)
const above0 = (value: number | null): number | null => (value !== null && value > 0 ? value : null)
const longest = (list: readonly (number | null)[]) => above0(Math.max(0, ...known(list)))
const min = (list: readonly (number | null)[]) => (known(list).length === 0 ? null : Math.min(...known(list)))

/** Uses in the open that fit the crop. */
const usesIn = (uses: Uses, crop: string): Uses =>
  uses.filter(({ place, crops }) => place === 'field' && (crops.includes(crop) || crops.includes(ANY_CROP)))

/**
 * Days of both delays and most uses in one crop. Its uses may be against different pests, and the year's are counted together:
 * the greatest counts, and where one has no limit there is none.
 */
const figuresIn = (uses: Uses): RegisterFigures => ({
  harvestDelayDays: longest(uses.map(({ harvestDelayDays }) => harvestDelayDays)),
  workDelayDays: longest(uses.map(({ workDelayDays }) => workDelayDays)),
  usageTimes: uses.some(({ timesMax }) => timesMax === null)
    ? null
    : longest(uses.map(({ timesMax }) => timesMax)),
})

/** The longest delays and the fewest uses of the crops; undefined where the register has none of them. */
export function figuresFor(uses: Uses, crops: readonly string[]): RegisterFigures | undefined {
  const each = crops.map((crop) => usesIn(uses, crop)).filter((found) => found.length > 0)
  if (each.length === 0) return undefined
  const figures = each.map(figuresIn)
  return {
    harvestDelayDays: longest(figures.map(({ harvestDelayDays }) => harvestDelayDays)),
    workDelayDays: longest(figures.map(({ workDelayDays }) => workDelayDays)),
    usageTimes: min(figures.map(({ usageTimes }) => usageTimes)),
  }
}

/** `0,5-1 l/ha`; several units one after another. */
function doseText(uses: Uses): string {
  const byUnit = Map.groupBy(uses, ({ doseUnit }) => doseUnit)
  return [...byUnit]
    .flatMap(([unit, list]) => {
      const doses = known(list.flatMap(({ doseMin, doseMax }) => [doseMin, doseMax]))
      if (unit === null || doses.length === 0) return []
      const [from, to] = [Math.min(...doses), Math.max(...doses)]
      const span = from === to ? formatNumber(to, 4) : `${formatNumber(from, 4)}-${formatNumber(to, 4)}`
      return [`${span} ${unit}`]
    })
    .join(materialsText.or)
}

/** Dose, most uses and delays of some uses in one line. */
export function describeUses(uses: Uses): string {
  const { harvestDelayDays, workDelayDays, usageTimes } = figuresIn(uses)
  const parts = [
    doseText(uses),
    usageTimes !== null && materialsText.upToTimes(usageTimes),
    harvestDelayDays !== null && materialsText.harvest(harvestDelayDays),
    workDelayDays !== null && materialsText.work(workDelayDays),
  ]
  return parts.filter(Boolean).join(', ') || materialsText.noFigures
}

/** A sentence per crop; crops of which the register says the same share one. */
export function linesOfUses(uses: Uses, crops: readonly string[]): string[] {
  const told = crops.flatMap((crop) => {
    const found = usesIn(uses, crop)
    const name = (cropByKey(crop)?.name ?? crop).toLocaleLowerCase('et')
    return found.length === 0 ? [] : [{ name, text: describeUses(found) }]
  })
  return [...Map.groupBy(told, ({ text }) => text)].map(([text, list]) =>
    materialsText.inRegisterLine(text, list.map(({ name }) => name).join(', ')),
  )
}

const KEYS = ['harvestDelayDays', 'workDelayDays', 'usageTimes'] as const

/**
 * The material with the figures of its crops, where it still has the register's own; undefined when nothing changes.
 * What the farmer typed stays.
 */
export function fitToCrops(
  material: MaterialForm,
  details: Pick<ChemicalDetails, 'uses' | (typeof KEYS)[number]>,
  crops: readonly string[],
): MaterialForm | undefined {
  const { facts, fitted } = material
  const any = {
    harvestDelayDays: above0(details.harvestDelayDays),
    workDelayDays: above0(details.workDelayDays),
    usageTimes: above0(details.usageTimes),
  }
  const fitting = figuresFor(details.uses, crops) ?? any
  const next = { ...facts }
  for (const key of KEYS) {
    const isRegisters = facts[key] === any[key] || (fitted && facts[key] === fitted.crops[key])
    if (isRegisters) next[key] = fitting[key]
  }
  if (KEYS.every((key) => next[key] === facts[key])) return undefined
  return { ...material, facts: next, fitted: { crops: fitting, any } }
}
