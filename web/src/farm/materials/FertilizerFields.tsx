import { FERTILIZER_KINDS, FERTILIZER_SUBTYPES } from '@vagu/core/requisites/schema'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import styles from './Material.module.css'
import { type MaterialProps, withFacts } from './material-props.ts'
import { words } from './text.ts'

const SUBTYPES = FERTILIZER_SUBTYPES.map((value) => ({ value, label: words.fertilizerSubtypes[value] }))
const KINDS = FERTILIZER_KINDS.map((value) => ({ value, label: words.fertilizerKinds[value] }))
const VARIANT_OF = { FERTILIZER: 'VAETIS_REGISTRIST', FERTILIZER_LIMESTONE: 'LUBIVAETIS' } as const
const NUTRIENTS = ['N', 'P', 'K', 'CaO', 'MgO'] as const

/** What a fertiliser is: its type, where it comes from, and what it holds. */
export function FertilizerFields({ material, onChange, name, errors }: MaterialProps) {
  const { facts } = material
  const unit = facts.fertilizerKind === 'ORGANIC_FERTILIZER' ? words.nutrientOrganic : words.nutrientMineral
  return (
    <>
      <ChoiceChips
        label={words.fertilizerSubtype}
        name={`${name}.subtype`}
        choices={SUBTYPES}
        value={FERTILIZER_SUBTYPES.find((each) => each === facts.subtype) ?? null}
        error={errors.get(`${name}.subtype`)}
        onChange={(subtype) =>
          onChange(withFacts(material, { subtype, subtypeVariant: VARIANT_OF[subtype] }))
        }
      />
      <ChoiceChips
        label={words.fertilizerKind}
        name={`${name}.fertilizerKind`}
        choices={KINDS}
        value={facts.fertilizerKind ?? null}
        error={errors.get(`${name}.subtypeVariant`)}
        onChange={(fertilizerKind) => onChange(withFacts(material, { fertilizerKind }))}
      />
      <div className={styles['nutrients']}>
        {NUTRIENTS.map((key) => (
          <DecimalField
            key={key}
            label={key}
            unit={unit}
            value={facts.nutrient?.[key]}
            name={`${name}.nutrient.${key}`}
            error={errors.get(`${name}.nutrient.${key}`)}
            onChange={(value) =>
              onChange(withFacts(material, { nutrient: { ...facts.nutrient, [key]: value } }))
            }
          />
        ))}
      </div>
    </>
  )
}
