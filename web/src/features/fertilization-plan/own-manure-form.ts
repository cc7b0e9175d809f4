/** Animals and trades of manure as they are typed; an amount may be missing, and a wrong text is NaN. */
import { organicByKey } from '@vagu/core/nutrients/table'
import { animalOf } from '@vagu/core/nutrients/livestock'
import {
  type AnimalCount,
  type ManureTrade,
  type OwnManure,
  OwnManureChange,
  type OwnManureDocument,
} from '@vagu/core/own-manure/schema'
import { check } from '@vagu/core/validation'
import { formatQuantity } from '../../lib/format.ts'
import { newId } from '../../lib/new-id.ts'
import { ownManureText as text } from './own-manure-text.ts'

export interface AnimalForm {
  readonly key: string
  readonly animal: string
  readonly count: number | null
  readonly housedPercent: number | null
}
export interface TradeForm {
  readonly key: string
  readonly organicType: string
  readonly way: ManureTrade['way']
  readonly amount: number | null
}
export interface OwnManureForm {
  readonly animals: readonly AnimalForm[]
  readonly trades: readonly TradeForm[]
}

/** Cattle stand in the house for all of the year unless somebody says otherwise. */
export const newAnimal = (): AnimalForm => ({ key: newId(), animal: '', count: null, housedPercent: 100 })
export const newTrade = (): TradeForm => ({ key: newId(), organicType: '', way: 'SOLD', amount: null })

export const formOf = ({ animals, trades }: OwnManureDocument): OwnManureForm => ({
  animals: animals.map((line) => ({ key: newId(), ...line })),
  trades: trades.map((trade) => ({ key: newId(), ...trade })),
})

/** Body of the request, or what is wrong with it by the names of inputs. */
export function checkedChange({ animals, trades }: OwnManureForm, updatedAt: string | null) {
  const result = check(OwnManureChange, {
    animals: animals.map(({ animal, count, housedPercent }) => ({ animal, count, housedPercent })),
    trades: trades.map(({ organicType, way, amount }) => ({ organicType, way, amount })),
    updatedAt,
  })
  const errors = new Map(result.ok ? [] : result.errors.map(({ path, message }) => [path, message]))
  return { body: result.ok ? result.value : undefined, errors }
}

const animalLine = ({ animal, count, housedPercent }: AnimalCount): string =>
  text.line(animalOf(animal)?.name ?? animal, count, housedPercent)

function tradeLine({ organicType, way, amount }: ManureTrade): string {
  const kind = organicByKey(organicType)
  return text.trade(text.ways[way], kind?.name ?? organicType, formatQuantity(amount, kind?.unit ?? 't'))
}

/** All that is stored of a year in a line. */
export function storedLine({ animals, trades }: Pick<OwnManure, 'animals' | 'trades'>): string {
  const lines = [...animals.map(animalLine), ...trades.map(tradeLine)]
  return lines.length === 0 ? text.nothing : lines.join(', ')
}
