import { useUser } from '../../entities/session/session.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const FarmList = lazyComponent(async () => (await import('./FarmList.tsx')).FarmList)

/** Leads to the other farms; only for who has several. */
export function FarmSwitch() {
  const user = useUser()
  return user && user.status.linkedUsers.length > 1 ? <FarmList props={{ user }} /> : null
}
