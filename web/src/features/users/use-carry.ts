import { useEffect, useState } from 'react'
import type { Carried } from '../../entities/carry/carried.ts'
import type { Carry } from '../../entities/carry/demo-farm.ts'
import { dropForgotten, isMarked } from '../../entities/carry/mark.ts'
import { logWarning } from '../../lib/log.ts'
import { newId } from '../../lib/new-id.ts'

const load = () =>
  Promise.all([
    import('../../entities/carry/carried.ts'),
    import('../../entities/carry/demo-farm.ts'),
    import('../../entities/carry/plan.ts'),
  ])

/** A demo farm that the visitor comes with: what of it he takes along, and how that begins once he has an account. */
export function useCarry() {
  const [waiting, setWaiting] = useState<Carried>()
  const [choice, setChoice] = useState<Carry>('none')
  const [begun, setBegun] = useState<Carried>()
  useEffect(() => {
    if (!isMarked()) return dropForgotten()
    load()
      .then(async ([{ readCarried }, { usualCarry }]) => {
        const found = await readCarried()
        if (found?.owner !== null) return
        setWaiting(found)
        setChoice(usualCarry(found.farm))
      })
      .catch((error: unknown) => logWarning('the demo farm could not be read', error))
  }, [])
  /** Whether something is taken along: then the page shows how far it is. */
  const begin = async (owner: string): Promise<boolean> => {
    if (!waiting) return false
    const [{ keepCarried, forgetCarried }, { partOf }, { newIds }] = await load()
    if (choice === 'none') {
      await forgetCarried()
      return false
    }
    const farm = partOf(waiting.farm, choice)
    const archive = choice === 'all' ? waiting.archive : null
    const next = { ...waiting, farm, archive, owner, ids: newIds(farm, newId) }
    await keepCarried(next)
    setBegun(next)
    return true
  }
  return { farm: waiting?.farm, isWhole: Boolean(waiting?.archive), choice, choose: setChoice, begin, begun }
}
