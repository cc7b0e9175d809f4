import { IconInfoCircle } from '@tabler/icons-react'
import styles from './Material.module.css'
import { words } from './text.ts'

/** What the figures rest on while they are those of a table. */
export const TableAdvice = ({ source }: { readonly source: string }) => (
  <p className={styles.advice}>
    <IconInfoCircle size={20} aria-hidden />
    <span>
      <strong>{words.nutrientAdvice}</strong> {words.nutrientAdviceWhy(source)}
    </span>
  </p>
)
