import { Button } from '@mantine/core'
import { useRegisterFromDemo } from '../use-register-from-demo.ts'
import { useUser } from '../../entities/session/session.ts'
import styles from './Header.module.css'
import { shellText } from './text.ts'

/** Says that this is the demo, and leads to an account of one's own. */
export function DemoLabel() {
  const register = useRegisterFromDemo()
  if (!useUser()?.isDemo) return null
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
