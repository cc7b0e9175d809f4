import styles from './StateMark.module.css'
import { type MarkKind, VerdictMark } from './VerdictMark.tsx'

interface Props {
  /** Undefined where there is nothing to judge. */
  readonly kind: MarkKind | undefined
  readonly text: string
  /** Time that is left, below it. */
  readonly left?: string | undefined
}

/** How it stands with a paper that ends on a day, in the colours of the warnings. */
export const StateMark = ({ kind, text, left }: Props) =>
  kind === undefined ? (
    <span className={styles.quiet}>{text}</span>
  ) : (
    <span className={styles.mark} data-kind={kind}>
      <VerdictMark kind={kind} />
      <span>
        {text}
        {left !== undefined && <small>{left}</small>}
      </span>
    </span>
  )
