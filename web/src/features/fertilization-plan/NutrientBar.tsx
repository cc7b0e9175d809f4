import type { ElementPlan } from '@vagu/core/fertilization-plan/field-plan'
import type { NutrientElement } from '@vagu/core/nutrients/schema'
import styles from './Plan.module.css'
import { planText } from './text.ts'

interface Props {
  readonly element: NutrientElement
  readonly plan: ElementPlan
  /** Kilograms per hectare that the law allows; undefined where it sets no limit. */
  readonly cap?: number | undefined
  /** Whether the bar takes all the room there is. */
  readonly isWide?: boolean
  /** Why the need is not known: in few words, and in a sentence. */
  readonly missing?: readonly [word: string, sentence: string] | undefined
}

/** Room beyond the largest figure, so that its mark is seen. */
const ROOM = 1.12

const percent = (part: number, whole: number): string => `${Math.min(100, (part / whole) * 100)}%`

/** Bar of what is given and planned against the need; the figures and the word stand beside, for eyes and ears. */
export function NutrientBar({ element, plan, cap, isWide, missing }: Props) {
  const { given, planned, wanted, left, sufficiency } = plan
  const whole = Math.max(wanted ?? 0, given + planned, cap ?? 0, 1) * ROOM
  return (
    <span className={styles.nutrient} data-state={sufficiency ?? 'unknown'} data-wide={isWide || undefined}>
      <span className={styles.figures}>
        <b className={styles.sign}>{element}</b>
        {wanted === null ? planText.sumUnknown(given, planned) : planText.sum(given, planned, wanted)}
      </span>
      <span className={styles.track} aria-hidden>
        <span className={styles.done} style={{ width: percent(given, whole) }} />
        <span
          className={styles.planned}
          style={{ left: percent(given, whole), width: percent(planned, whole) }}
        />
        {wanted !== null && <span className={styles.wanted} style={{ left: percent(wanted, whole) }} />}
        {cap !== undefined && <span className={styles.cap} style={{ left: percent(cap, whole) }} />}
      </span>
      {sufficiency !== null && left !== null && (
        <span className={styles.word}>{planText.state(sufficiency, left)}</span>
      )}
      {missing && (
        <span className={styles.word} title={missing[1]} data-missing>
          {missing[0]}
        </span>
      )}
    </span>
  )
}
