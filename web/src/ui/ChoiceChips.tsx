import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './ChoiceChips.module.css'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: ReactNode
}
interface Props<Value extends string> {
  readonly label: string
  /** Of the inputs in their form. */
  readonly name: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value | '' | null
  readonly onChange: (value: Value) => void
  readonly error?: ReactNode
  readonly description?: ReactNode
}

/** One of a few, each a tap away; by keyboard a radio group. */
export function ChoiceChips<Value extends string>(props: Props<Value>) {
  const { label, name, choices, value, onChange, error, description } = props
  const id = useId()
  return (
    <fieldset className={styles.set} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips} data-invalid={Boolean(error) || undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon}
            {choice.label}
          </label>
        ))}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {error && (
        <Input.Error id={`${id}-error`} mt={4}>
          {error}
        </Input.Error>
      )}
    </fieldset>
  )
}
