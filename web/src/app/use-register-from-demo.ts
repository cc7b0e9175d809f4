import { useRouter } from '@tanstack/react-router'
import { demoStartedAt } from '../demo/demo-tab.ts'
import { logWarning } from '../lib/log.ts'
import { ROUTES } from '../navigation/paths.ts'
import { useConfirm } from '../ui/Confirm.tsx'
import { signOut } from './sign-out.ts'

/** Keeps the demo's farm, to be taken along; false where it could not be read. */
async function keepFarm(): Promise<boolean> {
  try {
    const { gatherArchive, gatherFarm } = await import('../entities/carry/gather.ts')
    const { keepCarried } = await import('../entities/carry/carried.ts')
    const farm = await gatherFarm(demoStartedAt())
    const archive = await gatherArchive()
    await keepCarried({ farm, archive, owner: null, ids: {}, photos: {}, done: [], refused: [] })
    return true
  } catch (error) {
    logWarning('the demo farm could not be taken along', error)
    return false
  }
}

/** Leaves the demo for an account of one's own; its farm is kept meanwhile, and where it cannot be, it is asked first. */
export function useRegisterFromDemo(): () => Promise<void> {
  const router = useRouter()
  const confirm = useConfirm()
  return async () => {
    if (!(await keepFarm())) {
      const { inDemoText } = await import('./shell/in-demo-text.ts')
      if (!(await confirm(inDemoText.notTakenAlong))) return
    }
    await signOut(() => router.navigate({ to: ROUTES.register, search: {} }))
  }
}
