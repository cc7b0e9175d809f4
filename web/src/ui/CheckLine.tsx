import { type ReactNode, useId } from 'react'
import styles from './CheckLine.module.css'

interface Props {
  readonly label: string
  /** A second, quieter line. */
  readonly description?: ReactNode
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** A box to tick, as the browser draws it: pages that load fast have no other. */
export function CheckLine({ label, description, isChecked, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.line}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isChecked}
        aria-describedby={description ? `${id}-more` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {description && (
          <div id={`${id}-more`} className={styles.description}>
            {description}
          </div>
        )}
      </div>
    </div>
  )
}
