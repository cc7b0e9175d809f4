import { useUser } from '../../entities/session/session.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

interface LineProps {
  readonly day: string
}

const DeletionLine = lazyComponent<LineProps>(async () => (await import('./DeletionLine.tsx')).DeletionLine)

/** Says on every page that the account is to be deleted. */
export function DeletionAhead() {
  const deletion = useUser()?.deletion
  return deletion ? <DeletionLine props={deletion} /> : null
}
