import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { registerFromDemo } from '../register-from-demo.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { useUser } from '../../entities/session/session.ts'
import styles from './Header.module.css'
import { shellText } from './text.ts'

/** Says that this is the demo, and leads to an account of one's own. */
export function DemoLabel() {
  const router = useRouter()
  if (!useUser()?.isDemo) return null
  const register = () => registerFromDemo(() => router.navigate({ to: ROUTES.register, search: {} }))
  return (
    <aside className={styles.demo} aria-label={shellText.demo}>
      <strong>{shellText.demo}</strong>
      <span className={styles.demoText}>{shellText.demoText}</span>
      <Button size="compact-md" onClick={() => void register()}>
        {shellText.register}
      </Button>
    </aside>
  )
}
