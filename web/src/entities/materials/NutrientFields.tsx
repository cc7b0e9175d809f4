import { useRef, useState } from 'react'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { nutrientMeasure } from './fertilizer.ts'
import styles from './Material.module.css'
import { type MaterialProps, withFacts } from './material-props.ts'
import { elementAfter, oxideBeside, type OxideElement } from './oxides.ts'
import { materialsText } from './text.ts'

const ELEMENTS = ['N', 'P', 'K'] as const
const OXIDES = ['P', 'K'] as const
const OTHERS = ['CaO', 'MgO'] as const

type Nutrient = NonNullable<MaterialProps['material']['facts']['nutrient']>

/** The oxide beside an element: it stays as it stands while the two agree within what a bag rounds away. */
function OxideField(props: {
  readonly element: OxideElement
  readonly value: number | null | undefined
  readonly onChange: (value: number | null) => void
}) {
  const { element, value, onChange } = props
  const [typed, setTyped] = useState<number | null>()
  const shown = oxideBeside(element, value, typed)
  if (!Object.is(shown, typed)) setTyped(shown)
  const before = useRef<number | null>(undefined)
  return (
    <div data-oxide={element}>
      <DecimalField
        label={materialsText.oxides[element]}
        value={shown}
        onBlur={() => {
          before.current = undefined
        }}
        onChange={(oxide) => {
          if (before.current === undefined) before.current = value ?? null
          setTyped(oxide)
          onChange(elementAfter(element, oxide, before.current))
        }}
      />
    </div>
  )
}

/**
 * Contents of the fertilizer: elements are stored, the oxides of phosphorus and potassium stand below them.
 */
export function NutrientFields({ material, onChange, name, errors }: MaterialProps) {
  const { nutrient } = material.facts
  const change = (key: keyof Nutrient, value: number | null): void =>
    onChange(withFacts(material, { nutrient: { ...nutrient, [key]: value } }))
  const stored = (key: keyof Nutrient) => (
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
    <fieldset className={styles.nutrients} aria-label={materialsText.nutrients(nutrientMeasure(material))}>
      {ELEMENTS.map(stored)}
      {OXIDES.map((key) => (
        <OxideField
          key={key}
          element={key}
          value={nutrient?.[key]}
          onChange={(value) => change(key, value)}
        />
      ))}
      {OTHERS.map(stored)}
    </fieldset>
  )
}
