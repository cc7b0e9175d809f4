/** Until when a product may be used, as the register has it. */
import type { ChemicalDetails } from '@vagu/core/registers/schema'
import { formatDay } from '../../../lib/format.ts'
import { registerText } from './text.ts'

type Dates = Pick<ChemicalDetails, 'validUntil' | 'useUpUntil'>

/** The last day counts as valid. */
const isOver = (day: string | null, today: string): boolean => day !== null && day < today

export function validityLines({ validUntil, useUpUntil }: Dates, today: string): string[] {
  if (validUntil === null) return [registerText.noEnd]
  const end = formatDay(validUntil)
  const useUp = formatDay(useUpUntil)
  return [
    isOver(validUntil, today) ? registerText.endedOn(end) : registerText.validUntil(end),
    ...(useUpUntil === null
      ? []
      : [isOver(useUpUntil, today) ? registerText.usedUpOn(useUp) : registerText.useUpUntil(useUp)]),
  ]
}

/** Whether nobody may use it any more. */
export const mayNotBeUsed = ({ validUntil, useUpUntil }: Dates, today: string): boolean =>
  isOver(validUntil, today) && (useUpUntil === null || isOver(useUpUntil, today))
