import { CHEMICAL_VARIANTS } from '@vagu/core/requisites/schema'
import { plainLetters } from '@vagu/core/text/format'
import { Select, TagsInput, TextInput } from '@mantine/core'
import styles from './Material.module.css'
import { type MaterialProps, withFacts } from './material-props.ts'
import { words } from './text.ts'

const VARIANTS = CHEMICAL_VARIANTS.map((value) => ({ value, label: words.variants[value] }))
const SUBTYPES = Object.entries(words.subtypes).map(([value, label]) => ({ value, label }))

/** A substance that was typed gets the code that the register would give it. */
const ingredientOf = (name: string) => ({ name, code: plainLetters(name) })

/** What a plant-protection product is: its kind, what it works on, its active substances. */
export function ChemicalFields({ material, onChange, name, errors }: MaterialProps) {
  const { facts } = material
  const ingredients = new Map(facts.ingredients.map((ingredient) => [ingredient.name, ingredient]))
  return (
    <div className={styles['fields']}>
      <Select
        label={words.variant}
        data={VARIANTS}
        value={facts.subtypeVariant ?? null}
        name={`${name}.subtypeVariant`}
        error={errors.get(`${name}.subtypeVariant`)}
        allowDeselect={false}
        onChange={(subtypeVariant) => onChange(withFacts(material, { subtypeVariant }))}
      />
      <Select
        label={words.subtype}
        data={SUBTYPES}
        value={facts.subtype ?? null}
        name={`${name}.subtype`}
        error={errors.get(`${name}.subtype`)}
        onChange={(subtype) => onChange(withFacts(material, { subtype }))}
      />
      <TextInput
        label={words.registerNumber}
        value={facts.registerNumber ?? ''}
        name={`${name}.registerNumber`}
        error={errors.get(`${name}.registerNumber`)}
        onChange={(event) =>
          onChange(withFacts(material, { registerNumber: event.currentTarget.value || null }))
        }
      />
      <TagsInput
        className={styles['wide'] ?? ''}
        label={words.ingredients}
        placeholder={facts.ingredients.length === 0 ? words.ingredientsHint : ''}
        value={[...ingredients.keys()]}
        name={`${name}.ingredients`}
        error={errors.get(`${name}.ingredients`)}
        acceptValueOnBlur
        onChange={(names) =>
          onChange(
            withFacts(material, {
              ingredients: names.map((each) => ingredients.get(each) ?? ingredientOf(each)),
            }),
          )
        }
      />
    </div>
  )
}
