import type { Judged } from '@vagu/core/harvest/overview'
import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react'
import styles from './Yields.module.css'
import { yieldsText } from './text.ts'

const ICONS = { LOW: IconArrowDown, EXPECTED: IconEqual, HIGH: IconArrowUp }

/** The class of a yield by its word, its sign and its colour, with the per cent of what was expected. */
export function Verdict({ judged: { yieldClass, percent, expected } }: { readonly judged: Judged }) {
  if (yieldClass === undefined || percent === undefined || expected === undefined) return null
  const Icon = ICONS[yieldClass]
  return (
    <span className={styles.verdict}>
      <span className={styles.class} data-class={yieldClass}>
        <Icon size={14} aria-hidden />
        {yieldsText.classes[yieldClass]}
      </span>
      <span className={styles.ofExpected}>{yieldsText.ofExpected(percent, expected.basis)}</span>
    </span>
  )
}
