import { type ElementPlan, NO_FIELD_PLAN, reckonField } from '@vagu/core/fertilization-plan/field-plan'
import type { PlannedField } from '@vagu/core/fertilization-plan/schema'
import { MINERAL_NITROGEN } from '@vagu/core/warnings/rules/nitrate-zone-limit-exceeded/limits'
import { formatNumber } from '../../../lib/format.ts'
import styles from './Season.module.css'
import { seasonText } from './text.ts'

/** Room beyond the largest figure, so that its mark is seen. */
const ROOM = 1.1

interface MeterProps {
  readonly name: string
  readonly plan: ElementPlan
  /** Kilograms per hectare that the law allows here; undefined where it sets no limit. */
  readonly cap: number | undefined
}

/** Nutrients that were given, beside what the law leaves room for, or the need where it sets no limit. */
function wordOf({ plan: { given, wanted }, cap }: Pick<MeterProps, 'plan' | 'cap'>): string {
  const kg = (value: number): string => formatNumber(Math.abs(value), 0)
  if (cap !== undefined)
    return given > cap ? seasonText.over(kg(given - cap)) : seasonText.fits(kg(cap - given))
  if (wanted === null) return seasonText.needUnknown
  return given < wanted ? seasonText.short(kg(wanted - given)) : seasonText.enough
}

function Meter({ name, plan, cap }: MeterProps) {
  const { given, wanted } = plan
  const whole = Math.max(given, wanted ?? 0, cap ?? 0, 1) * ROOM
  const at = (value: number): string => `${(value / whole) * 100}%`
  return (
    <div className={styles.meter} data-over={(cap !== undefined && given > cap) || undefined}>
      <p>
        <b>{name}</b> {seasonText.given(formatNumber(given, 0))}, {wordOf({ plan, cap })}
      </p>
      <span className={styles.track} aria-hidden>
        <span className={styles.fill} style={{ width: at(given) }} />
        {wanted !== null && <span className={styles.wanted} style={{ left: at(wanted) }} />}
        {cap !== undefined && <span className={styles.cap} style={{ left: at(cap) }} />}
      </span>
    </div>
  )
}

/** Nitrogen and phosphorus that jobs have given, against the limit of the law or the need. */
export function Nutrients({ planned, year }: { readonly planned: PlannedField; readonly year: number }) {
  const { elements, manure } = reckonField(planned.facts, planned.plan ?? NO_FIELD_PLAN)
  const hasCap = planned.facts.nitrateZone === true && manure.N === 0
  return (
    <div className={styles.meters}>
      <Meter
        name={seasonText.nitrogen}
        plan={elements.N}
        cap={hasCap ? MINERAL_NITROGEN.at(`${year}-12-31`)?.value : undefined}
      />
      <Meter name={seasonText.phosphorus} plan={elements.P} cap={undefined} />
    </div>
  )
}
