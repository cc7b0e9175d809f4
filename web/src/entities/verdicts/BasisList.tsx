import type { Basis } from '@vagu/core/warnings/schema'
import { Anchor } from '@mantine/core'
import { formatDay } from '../../lib/format.ts'
import { verdictDetailsText } from './details-text.ts'
import styles from './Verdict.module.css'

const nameOf = ({ act, paragraph }: Basis): string => [act, paragraph].filter(Boolean).join(' ')

/** Where it was published, and whether it was read. */
const readText = ({ redaction, compared, trust }: Basis): string =>
  [redaction, verdictDetailsText.read[trust](compared ? formatDay(compared) : '')].filter(Boolean).join('; ')

/** Basis of a rule: act and paragraph, the redaction, and how far the rule was held against it. */
export const BasisList = ({ bases }: { readonly bases: readonly Basis[] }) => (
  <ul className={styles.bases}>
    {bases.map((basis) => (
      <li key={nameOf(basis)}>
        {basis.url ? (
          <Anchor href={basis.url} target="_blank" rel="noreferrer" underline="always">
            {nameOf(basis)}
          </Anchor>
        ) : (
          nameOf(basis)
        )}
        {readText(basis) && <span className={styles.read}> ({readText(basis)})</span>}
      </li>
    ))}
  </ul>
)
