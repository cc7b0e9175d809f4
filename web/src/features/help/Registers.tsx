import { RegisterChangesList } from '../../entities/registers/RegisterChangesList.tsx'
import { RegisterFacts } from '../../entities/registers/RegisterFacts.tsx'
import { registersText } from '../../entities/registers/text.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './help.module.css'

/** Edition of the register that is in use, and what it changed. */
export const Registers = () => (
  <div id="registrid" className={styles.part}>
    <Card title={registersText.title}>
      <RegisterFacts />
      <h3 className={styles.changesTitle}>{registersText.changesTitle}</h3>
      <RegisterChangesList />
    </Card>
  </div>
)
