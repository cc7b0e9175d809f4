import type { ShownKind } from '../../entities/verdicts/shown-verdict.ts'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './help.module.css'
import { helpText } from './text.ts'

const MARKS: readonly ShownKind[] = ['ok', 'attention', 'violation', 'unknown', 'unfinished']

/** Meaning of the marks beside a field. */
export const Marks = () => (
  <div id="margid" className={styles.part}>
    <Card title={helpText.marksTitle}>
      <ul className={styles.marks}>
        {MARKS.map((kind) => (
          <li key={kind}>
            <VerdictMark kind={kind} />
            {helpText.marks[kind]}
          </li>
        ))}
      </ul>
    </Card>
  </div>
)
