import type { GradeLook } from '../../entities/soil-samples/grades.ts'
import { contrastColor } from '../../entities/crops/crop-style.ts'
import styles from './SoilSamples.module.css'

interface Props {
  readonly label: string
  readonly looks: readonly GradeLook[]
  /** Stands behind the classes. */
  readonly note?: string | undefined
}

/** Classes in letters on their colours, each with its words. */
export const GradeLegend = ({ label, looks, note }: Props) => (
  <ul className={styles.legend} aria-label={label}>
    {looks.map(({ word, letters, colour }) => (
      <li key={word}>
        <span className={styles.swatch} style={{ background: colour, color: contrastColor(colour) }}>
          {letters}
        </span>
        {word}
      </li>
    ))}
    {note && <li>({note})</li>}
  </ul>
)
