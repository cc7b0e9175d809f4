import type { AgencyBody } from '@vagu/core/agency/wire'
import { bodyLines } from './members.ts'
import styles from './Pria.module.css'
import { priaText } from './text.ts'

interface Props {
  readonly body: AgencyBody
  /** Record as PRIA holds it now: what becomes other, or is taken out, stands beside what it was. */
  readonly before?: AgencyBody | null
}

/** Exactly what is sent of a record. */
export const BodyLines = ({ body, before = null }: Props) => (
  <dl className={styles.body}>
    {bodyLines(body, before).map(({ path, label, value, was, isOther }) => (
      <div key={path} data-other={isOther || undefined}>
        <dt>{label}</dt>
        <dd>
          {isOther && <del>{was ?? priaText.nothing}</del>}{' '}
          {isOther ? <ins>{value ?? priaText.nothing}</ins> : value}
        </dd>
      </div>
    ))}
  </dl>
)
