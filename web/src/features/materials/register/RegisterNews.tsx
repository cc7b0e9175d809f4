import { useState } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import styles from '../Materials.module.css'
import { registerText } from './text.ts'

const RegisterChangesList = lazyComponent(
  async () => (await import('../../../entities/registers/RegisterChangesList.tsx')).RegisterChangesList,
)

/** Changes in the register to products that the farm uses; loaded when it is unfolded. */
export function RegisterNews() {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Card>
      <details className={styles.news} onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
        <summary>{registerText.changesTitle}</summary>
        {wasOpened && <RegisterChangesList props={{}} />}
      </details>
    </Card>
  )
}
