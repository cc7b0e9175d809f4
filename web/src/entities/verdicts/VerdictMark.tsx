import type { ShownKind } from './shown-verdict.ts'
import styles from './Verdict.module.css'

export type MarkKind = ShownKind | 'advice'

const SIGN: Readonly<Record<MarkKind, string>> = {
  ok: '✔',
  attention: '!',
  violation: '✖',
  unknown: '?',
  unfinished: '…',
  advice: 'i',
}

interface Props {
  readonly kind: MarkKind
  /** Words that a screen reader says; without them the words beside the mark say it. */
  readonly label?: string
}

/** The sign of a verdict: its shape tells it apart without colour. */
export function VerdictMark({ kind, label }: Props) {
  return (
    <span data-kind={kind} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <span className={styles.mark}>{SIGN[kind]}</span>
    </span>
  )
}
