import { demoStartedAt } from '../demo/start-demo.ts'
import { logWarning } from '../lib/log.ts'
import { signOut } from './sign-out.ts'

/** Leaves the demo for an account of one's own; its farm is kept meanwhile, to be taken along. */
export async function registerFromDemo(goToRegister: () => Promise<void>): Promise<void> {
  try {
    const { gatherFarm } = await import('../entities/carry/gather.ts')
    const { keepCarried } = await import('../entities/carry/carried.ts')
    const farm = await gatherFarm(demoStartedAt())
    await keepCarried({ farm, owner: null, ids: {}, photos: {}, done: [], refused: [] })
  } catch (error) {
    logWarning('the demo farm could not be taken along', error)
  }
  await signOut(goToRegister)
}
