/** The dialog of a kind: its name follows the calculation until somebody gives it another one. */
import type { CalculationStrategy, CustomArea } from '@vagu/core/custom-areas/schema'
import { formatNumber } from '../../../lib/format.ts'
import { customAreasText } from './text.ts'

export interface KindForm {
  readonly areaName: string
  readonly calculationStrategy: CalculationStrategy
  /** NaN is a wrong text. */
  readonly calculationValue: number | null
}

export const EMPTY_KIND: KindForm = { areaName: '', calculationStrategy: 'INITIAL', calculationValue: null }
export const kindFormOf = ({ areaName, calculationStrategy, calculationValue }: CustomArea): KindForm => ({
  areaName,
  calculationStrategy,
  calculationValue,
})

/** The name that a calculation gives; empty while it gives none. */
export function suggestedName({ calculationStrategy, calculationValue: value }: KindForm): string {
  if (value === null || Number.isNaN(value) || value === 0) return ''
  const number = formatNumber(Math.abs(value))
  if (calculationStrategy === 'EDGE_BUFFER') return customAreasText.bufferName(number)
  if (calculationStrategy === 'EDGE_BUFFER_ONLY') return customAreasText.stripName(number)
  if (calculationStrategy === 'PERCENT')
    return value < 0 ? customAreasText.increaseName(number) : customAreasText.decreaseName(number)
  return ''
}

function named(before: KindForm, after: KindForm): KindForm {
  const isOwn = before.areaName !== '' && before.areaName !== suggestedName(before)
  return isOwn ? after : { ...after, areaName: suggestedName(after) }
}

/** Another calculation of a new kind begins without a value; that of a stored one keeps its name. */
export const chooseStrategy = (
  form: KindForm,
  calculationStrategy: CalculationStrategy,
  isNew: boolean,
): KindForm => {
  const after = { ...form, calculationStrategy, calculationValue: null }
  return isNew ? named(form, after) : after
}
export const typeValue = (form: KindForm, calculationValue: number | null, isNew: boolean): KindForm => {
  const after = { ...form, calculationValue }
  return isNew ? named(form, after) : after
}

type Calculation = Pick<KindForm, 'calculationStrategy' | 'calculationValue'>

/** The label and the unit of the value; none where the whole field is taken. */
export function valueInput({ calculationStrategy, calculationValue }: Calculation) {
  if (calculationStrategy === 'INITIAL') return undefined
  if (calculationStrategy !== 'PERCENT') return { label: customAreasText.edgeWidth, unit: 'm' }
  return {
    label: (calculationValue ?? 0) < 0 ? customAreasText.increase : customAreasText.decrease,
    unit: '%',
  }
}
