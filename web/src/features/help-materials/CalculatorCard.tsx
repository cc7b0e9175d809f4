import { messageOf } from '@vagu/core/messages'
import { useState } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import type { Calculator } from './calculators.ts'
import layout from '../../ui/layout.module.css'
import styles from './help-materials.module.css'

const known = (value: number | null | undefined): number | undefined =>
  value == null || !Number.isFinite(value) || value < 0 ? undefined : value

const errorOf = (value: number | null | undefined) =>
  value != null && value < 0 ? messageOf('negative') : undefined

/** A sum that is made while one types; nothing of it is kept. */
export function CalculatorCard({ calculator }: { readonly calculator: Calculator }) {
  const { title, formula, inputs, results } = calculator
  const [typed, setTyped] = useState<Readonly<Record<string, number | null>>>({})
  const figures = Object.fromEntries(inputs.map(({ key }) => [key, known(typed[key])]))
  return (
    <Card title={title}>
      <div className={styles.calculator}>
        <div className={styles.inputs}>
          {inputs.map(({ key, label, unit }) => (
            <DecimalField
              key={key}
              label={label}
              unit={unit}
              value={typed[key]}
              decimals={3}
              error={errorOf(typed[key])}
              onChange={(value) => setTyped({ ...typed, [key]: value })}
            />
          ))}
        </div>
        <dl className={styles.results} aria-live="polite">
          {results.map(({ key, label, unit, of, decimals }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{formatQuantity(of(figures), unit, decimals).trim()}</dd>
            </div>
          ))}
        </dl>
        <p className={layout.quiet}>{formula}</p>
      </div>
    </Card>
  )
}
