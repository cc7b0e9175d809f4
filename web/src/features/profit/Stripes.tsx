import styles from './Profit.module.css'

/** Pattern over bars of which something is an estimate. */
export const Stripes = ({ id }: { readonly id: string }) => (
  <svg width="0" height="0" className={styles.pattern} aria-hidden>
    <defs>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="4" height="8" className={styles.stripe} />
      </pattern>
    </defs>
  </svg>
)
