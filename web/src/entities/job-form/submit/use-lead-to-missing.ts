import type { Missing } from '@vagu/core/warnings/rule'
import { type RefObject, useCallback } from 'react'
import { flushSync } from 'react-dom'
import type { MaterialForm } from '../../materials/material-form.ts'
import { openBlock } from '../model/change-form.ts'
import { focusInput } from '../../../ui/focus-input.ts'
import { useJobFormNow, useUpdate } from '../state/form-context.ts'
import { inputOfMissing } from './missing-input.ts'

const lacks: Partial<Record<Missing, (material: MaterialForm) => boolean>> = {
  amount: ({ amount }) => amount.value === null,
  authorisation: ({ facts }) => facts.type === 'chemical' && facts.registerNumber == null,
  nutrient: ({ facts }) => facts.type === 'fertilizer' && facts.nutrient?.N == null,
  register: ({ facts }) => facts.type === 'chemical' && facts.registerNumber == null,
}

/** The first material that lacks it; what a rule could not know does not say of which. */
export function materialLacking(missing: Missing, materials: readonly MaterialForm[]): number {
  const isLacking = lacks[missing]
  return isLacking ? Math.max(0, materials.findIndex(isLacking)) : 0
}

/** Leads from what a rule could not know of a field to the input that tells it; stays the same while one types. */
export function useLeadToMissing(place: RefObject<HTMLElement | null>) {
  const update = useUpdate()
  const formNow = useJobFormNow()
  return useCallback(
    (missing: Missing, fieldId: string): void => {
      const input = inputOfMissing(missing, {
        fieldId,
        material: materialLacking(missing, formNow().form.materials),
      })
      if (!input) return
      const { name, block } = input
      if (block) flushSync(() => update((now) => openBlock(now, block)))
      focusInput(place.current?.closest('form') ?? null, name)
    },
    [update, formNow, place],
  )
}
