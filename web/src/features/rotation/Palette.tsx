import { IconEraser, IconEye, IconLock } from '@tabler/icons-react'
import { contrastColor, cropStyle } from '../../entities/crops/crop-style.ts'
import { CROP_OPTIONS } from '../../entities/crops/crop-options.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import styles from './Rotation.module.css'
import { rotationText } from './text.ts'
import type { Brush } from './matrix-edits.ts'

interface Props {
  readonly crops: readonly string[]
  readonly brush: Brush
  readonly onBrush: (brush: Brush) => void
}
/** Crops that stand as buttons; the others are in the list. */
const SHOWN = 10

const TOOLS = [
  { brush: 'look', label: rotationText.hand, Icon: IconEye },
  { brush: 'erase', label: rotationText.eraser, Icon: IconEraser },
  { brush: 'lock', label: rotationText.lock, Icon: IconLock },
] as const

/** Palette of what a stroke paints with: a crop of the farm, another one, nothing, or the lock. */
export function Palette({ crops, brush, onBrush }: Props) {
  const chosen = typeof brush === 'object' ? brush.crop : undefined
  const shown = [...new Set([...crops.slice(0, SHOWN), ...(chosen === undefined ? [] : [chosen])])]
  return (
    <div className={styles.bar} role="group" aria-label={rotationText.palette}>
      {TOOLS.map(({ brush: tool, label, Icon }) => (
        <button
          key={tool}
          type="button"
          className={styles.brush}
          aria-pressed={brush === tool}
          onClick={() => onBrush(tool)}
        >
          <Icon size={18} aria-hidden />
          {label}
        </button>
      ))}
      {shown.map((crop) => {
        const { colour, letters, title } = cropStyle({ crop })
        return (
          <button
            key={crop}
            type="button"
            className={styles.brush}
            aria-pressed={chosen === crop}
            onClick={() => onBrush({ crop })}
          >
            <span
              className={styles.swatch}
              style={{ background: colour, color: contrastColor(colour) }}
              aria-hidden
            >
              {letters}
            </span>
            {title}
          </button>
        )
      })}
      <SearchSelect
        label={<span className="visually-hidden">{rotationText.other}</span>}
        placeholder={rotationText.other}
        value={null}
        options={CROP_OPTIONS}
        onChange={(crop) => {
          if (crop !== null) onBrush({ crop })
        }}
      />
    </div>
  )
}
