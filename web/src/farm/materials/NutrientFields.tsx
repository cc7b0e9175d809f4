import { DecimalField } from '../../ui/DecimalField.tsx'
import { elementOf, nutrientUnit, oxideOf, type OxideElement } from './fertilizer.ts'
import styles from './Material.module.css'
import { type MaterialProps, withFacts } from './material-props.ts'
import { words } from './text.ts'

const NUTRIENTS = ['N', 'P', 'K', 'CaO', 'MgO'] as const
type Nutrient = (typeof NUTRIENTS)[number]
const isOxidised = (key: Nutrient): key is OxideElement => key === 'P' || key === 'K'

/** What the fertiliser holds: elements are stored, the oxides of phosphorus and potassium stand beside them. */
export function NutrientFields({ material, onChange, name, errors }: MaterialProps) {
  const { nutrient } = material.facts
  const unit = nutrientUnit(material)
  const change = (key: Nutrient, value: number | null): void =>
    onChange(withFacts(material, { nutrient: { ...nutrient, [key]: value } }))
  return (
    <div className={styles['nutrients']}>
      {NUTRIENTS.flatMap((key) => [
        <DecimalField
          key={key}
          label={key}
          unit={unit}
          value={nutrient?.[key]}
          name={`${name}.nutrient.${key}`}
          error={errors.get(`${name}.nutrient.${key}`)}
          onChange={(value) => change(key, value)}
        />,
        isOxidised(key) && (
          <DecimalField
            key={`oxide-${key}`}
            label={words.oxides[key]}
            unit={unit}
            value={oxideOf(key, nutrient?.[key])}
            onChange={(oxide) => change(key, elementOf(key, oxide))}
          />
        ),
      ])}
    </div>
  )
}
