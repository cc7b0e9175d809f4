import { DecimalField } from '../../ui/DecimalField.tsx'
import { elementOf, nutrientUnit, oxideOf } from './fertilizer.ts'
import styles from './Material.module.css'
import { type MaterialProps, withFacts } from './material-props.ts'
import { words } from './text.ts'

const ELEMENTS = ['N', 'P', 'K'] as const
const OXIDES = ['P', 'K'] as const
const OTHERS = ['CaO', 'MgO'] as const

/** What the fertiliser holds: elements are stored, the oxides of phosphorus and potassium stand below them. */
export function NutrientFields({ material, onChange, name, errors }: MaterialProps) {
  const { nutrient } = material.facts
  const change = (key: keyof NonNullable<typeof nutrient>, value: number | null): void =>
    onChange(withFacts(material, { nutrient: { ...nutrient, [key]: value } }))
  const stored = (key: (typeof ELEMENTS | typeof OTHERS)[number]) => (
    <DecimalField
      key={key}
      label={key}
      value={nutrient?.[key]}
      name={`${name}.nutrient.${key}`}
      error={errors.get(`${name}.nutrient.${key}`)}
      onChange={(value) => change(key, value)}
    />
  )
  return (
    <fieldset className={styles['nutrients']}>
      <legend>{words.nutrients(nutrientUnit(material))}</legend>
      {ELEMENTS.map(stored)}
      {OXIDES.map((key) => (
        <div key={key} data-oxide={key}>
          <DecimalField
            label={words.oxides[key]}
            value={oxideOf(key, nutrient?.[key])}
            onChange={(oxide) => change(key, elementOf(key, oxide))}
          />
        </div>
      ))}
      {OTHERS.map(stored)}
    </fieldset>
  )
}
