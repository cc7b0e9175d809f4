import type { Material } from '@vagu/core/materials/schema'
import { useCallback } from 'react'
import type { MaterialForm } from '../../materials/material-form.ts'
import { logWarning } from '../../../lib/log.ts'
import { changeMaterial, removeMaterial } from '../model/change-form.ts'
import { type FormState, useJobFormNow, useUpdate } from '../state/form-context.ts'

const pickedIn = ({ form }: FormState, key: string): string | null =>
  form.materials.find((each) => each.key === key)?.requisiteId ?? null

interface Offer {
  readonly was: string | null
  readonly is: string | null
}

/** Offers what jobs with a material usually look for in place of what was offered for another; loaded when there is any. */
async function offer(
  update: FormState['update'],
  { was, is }: Offer,
  requisites: readonly Material[],
): Promise<void> {
  const usual = (id: string | null) => requisites.find(({ _id }) => _id === id)?.inspections ?? []
  const [before, after] = [usual(was), usual(is)]
  if (was === is || before.length + after.length === 0) return
  try {
    const { offerTypical } = await import('../model/typical-monitoring.ts')
    update((form) => offerTypical(form, { before, after, random: Math.random }))
  } catch (error) {
    logWarning('usual monitoring could not be offered', error)
  }
}

/** Changes and removes a material with what it brings along; both stay the same while one types. */
export function useChangeMaterial() {
  const update = useUpdate()
  const now = useJobFormNow()
  const change = useCallback(
    (next: MaterialForm): void => {
      const was = pickedIn(now(), next.key)
      update((before) => changeMaterial(before, next))
      void offer(update, { was, is: next.requisiteId }, now().farm.requisites)
    },
    [update, now],
  )
  const remove = useCallback(
    (key: string): void => {
      const was = pickedIn(now(), key)
      update((before) => removeMaterial(before, key))
      void offer(update, { was, is: null }, now().farm.requisites)
    },
    [update, now],
  )
  return { change, remove }
}
