import { CHEMICAL_VARIANTS } from '@vagu/core/materials/schema'
import { hasLabel } from '@vagu/core/materials/cleared'
import { plainLetters } from '@vagu/core/text/format'
import { Select, TagsInput, TextInput } from '@mantine/core'
import styles from './Material.module.css'
import { type MaterialProps, withFacts } from './material-props.ts'
import { materialsText } from './text.ts'
import { useIngredients } from './use-ingredients.ts'

const VARIANTS = CHEMICAL_VARIANTS.map((value) => ({ value, label: materialsText.variants[value] }))
const SUBTYPES = Object.entries(materialsText.subtypes).map(([value, label]) => ({ value, label }))

/** A substance that was typed gets the code that the register would give it. */
const ingredientOf = (name: string) => ({ name, code: plainLetters(name) })

/** Whether the law's record asks for what it works on and its substances. */
const isDescribed = ({ subtypeVariant }: MaterialProps['material']['facts']): boolean =>
  subtypeVariant === 'TKV_REGISTRIST' || subtypeVariant === 'TKV_MUU'

const MAX_OFFERED = 20

function IngredientsField({ material, onChange, name, errors }: MaterialProps) {
  const { ingredients } = material.facts
  const { data: registered = [], isError } = useIngredients()
  const known = new Map([...registered, ...ingredients].map((each) => [each.name, each]))
  return (
    <TagsInput
      className={styles.wide}
      label={materialsText.ingredients}
      description={isError && registered.length === 0 ? materialsText.ingredientsFailed : undefined}
      placeholder={ingredients.length === 0 ? materialsText.ingredientsHint : ''}
      data={[...known.keys()]}
      limit={MAX_OFFERED}
      value={ingredients.map((each) => each.name)}
      name={`${name}.ingredients`}
      error={errors.get(`${name}.ingredients`)}
      required={isDescribed(material.facts)}
      acceptValueOnBlur
      onChange={(names) =>
        onChange(
          withFacts(material, { ingredients: names.map((each) => known.get(each) ?? ingredientOf(each)) }),
        )
      }
    />
  )
}

function ProductFields(props: MaterialProps) {
  const { material, onChange, name, errors } = props
  const { facts } = material
  return (
    <>
      <Select
        label={materialsText.subtype}
        data={SUBTYPES}
        value={facts.subtype ?? null}
        name={`${name}.subtype`}
        error={errors.get(`${name}.subtype`)}
        required={isDescribed(facts)}
        onChange={(subtype) => onChange(withFacts(material, { subtype }))}
      />
      <TextInput
        label={materialsText.registerNumber}
        value={facts.registerNumber ?? ''}
        name={`${name}.registerNumber`}
        error={errors.get(`${name}.registerNumber`)}
        onChange={(event) =>
          onChange(withFacts(material, { registerNumber: event.currentTarget.value || null }))
        }
      />
      <IngredientsField {...props} />
    </>
  )
}

/** Inputs of a chemical: its kind, and unless it is a wetting agent, its target and its substances. */
export function ChemicalFields(props: MaterialProps) {
  const { material, onChange, name, errors } = props
  const { facts } = material
  return (
    <div className={styles.fields}>
      <Select
        label={materialsText.variant}
        data={VARIANTS}
        value={facts.subtypeVariant ?? null}
        name={`${name}.subtypeVariant`}
        error={errors.get(`${name}.subtypeVariant`)}
        required
        allowDeselect={false}
        onChange={(subtypeVariant) => onChange(withFacts(material, { subtypeVariant }))}
      />
      {hasLabel(facts) && <ProductFields {...props} />}
    </div>
  )
}
