import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import type { FocusEvent } from 'react'
import { contrastColor } from '../../../entities/crops/crop-style.ts'
import { formatQuantity } from '../../../lib/format.ts'
import { COLOUR_MODES, type ColourGroup, type ColourMode, colourModeOf } from './colour-by.ts'
import layout from '../../../ui/layout.module.css'
import styles from './FieldsMap.module.css'
import { fieldsMapText } from './text.ts'

interface Props {
  readonly mode: ColourMode
  readonly onMode: (mode: ColourMode) => void
  readonly groups: readonly ColourGroup[]
  /** Keys of the groups that alone are shown; none: all are. */
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  /** In one line, for a phone. */
  readonly isStrip: boolean
}

/** Choice of what the colours stand for. */
function ModeChoice({ mode, onMode, isStrip }: Pick<Props, 'mode' | 'onMode' | 'isStrip'>) {
  const shared = {
    'aria-label': fieldsMapText.colourBy,
    value: mode,
    data: COLOUR_MODES.map((value) => ({ value, label: fieldsMapText.modes[value] })),
  }
  return isStrip ? (
    <NativeSelect
      {...shared}
      className={styles.mode}
      onChange={(event) => onMode(colourModeOf(event.currentTarget.value))}
    />
  ) : (
    <SegmentedControl {...shared} size="xs" fullWidth onChange={(value) => onMode(colourModeOf(value))} />
  )
}

/** A strip that is cut does not follow the focus by itself. */
const bringIntoSight = ({ currentTarget }: FocusEvent<HTMLElement>): void =>
  currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' })

/** Legend of the colours, in words; each entry narrows the list and the map to its fields. */
export function Legend({ mode, onMode, groups, chosen, onChoose, isStrip }: Props) {
  const toggle = (key: string): void => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChoose(next)
  }
  return (
    <div className={isStrip ? styles.strip : styles.legend}>
      <ModeChoice mode={mode} onMode={onMode} isStrip={isStrip} />
      <ul className={styles.groups} aria-label={fieldsMapText.legend}>
        {groups.map(({ key, label, letters, colour, count, area }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.group}
              aria-pressed={chosen.has(key)}
              onFocus={isStrip ? bringIntoSight : undefined}
              onClick={() => toggle(key)}
            >
              <span
                className={styles.letters}
                style={{ background: colour, color: contrastColor(colour) }}
                aria-hidden
              >
                {letters}
              </span>
              <span className={styles.groupName}>{label}</span>
              <span className={layout.quiet}>
                {fieldsMapText.legendCount(count, formatQuantity(area, 'ha', 1))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen.size > 0 && !isStrip && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChoose(new Set())}>
          {fieldsMapText.showAll}
        </Button>
      )}
    </div>
  )
}
