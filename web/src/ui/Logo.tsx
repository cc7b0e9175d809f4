import styles from './Logo.module.css'

interface Props {
  readonly size?: number
  /** Without a name the mark stands beside a name that is written out. */
  readonly name?: string
}

/** The mark: three furrows that meet under the sun, and the name beside it. */
export function Logo({ size = 32, name }: Props) {
  return (
    <span className={styles.logo}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <g className={styles.furrows}>
          <path d="M5 27C8 18 10 12 11 5" />
          <path d="M16 27C16 20 16 15 16 12" />
          <path d="M27 27C24 18 22 12 21 5" />
        </g>
        <circle cx="16" cy="7.4" r="3" className={styles.sun} />
      </svg>
      {name && <span className={styles.name}>{name}</span>}
    </span>
  )
}
