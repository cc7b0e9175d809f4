import type { AgencyBody } from '@vagu/core/agency/wire'
import { bodyLines } from './members.ts'
import styles from './Pria.module.css'
import { priaText } from './text.ts'

interface Props {
  readonly body: AgencyBody
  /** Record as PRIA holds it now: what becomes other stands beside what it was. */
  readonly before?: AgencyBody | null
}

/** Exactly what is sent of a record. */
export function BodyLines({ body, before = null }: Props) {
  const old = new Map((before === null ? [] : bodyLines(before)).map(({ path, value }) => [path, value]))
  return (
    <dl className={styles.body}>
      {bodyLines(body).map(({ path, label, value }) => {
        const was = old.get(path)
        const isOther = before !== null && was !== value
        return (
          <div key={path} data-other={isOther || undefined}>
            <dt>{label}</dt>
            <dd>
              {isOther && <del>{was ?? priaText.nothing}</del>} {isOther ? <ins>{value}</ins> : value}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
