import { contrastColor } from '../crops/crop-style.ts'
import styles from './ColourLegend.module.css'

/** One meaning of a colour, in words and letters too. */
export interface ColourLook {
  readonly word: string
  readonly letters: string
  /** `#rrggbb` */
  readonly colour: string
}
interface Props {
  readonly label: string
  readonly looks: readonly ColourLook[]
  /** Stands behind the colours. */
  readonly note?: string | undefined
}

/** Colours of a map or a table: letters on each, and its words. */
export const ColourLegend = ({ label, looks, note }: Props) => (
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
