import { organicByKey } from '@vagu/core/nutrients/organic'
import { fertilizerByName } from '@vagu/core/nutrients/table'
import { FERTILIZER_KINDS, FERTILIZER_SUBTYPES } from '@vagu/core/materials/schema'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { fertilizerText } from './fertilizer-text.ts'
import { hasErrorIn, nutrientSummary } from './details-state.ts'
import { isFromTable, nutrientMeasure, withKind, withSubtype } from './fertilizer.ts'
import { Fold } from '../../ui/Fold.tsx'
import { limeByKey, LimeFields } from './LimeFields.tsx'
import { type MaterialProps, withFacts } from './material-props.ts'
import { NutrientFields } from './NutrientFields.tsx'
import { OrganicFields } from './OrganicFields.tsx'
import { TableAdvice } from './TableAdvice.tsx'
import { materialsText } from './text.ts'

const SUBTYPES = FERTILIZER_SUBTYPES.map((value) => ({
  value,
  label: materialsText.fertilizerSubtypes[value],
}))
const VARIANTS = (['VAETIS_REGISTRIST', 'VAETIS_MUU'] as const).map((value) => ({
  value,
  label: fertilizerText.registered[value],
}))
const KINDS = FERTILIZER_KINDS.map((value) => ({ value, label: materialsText.fertilizerKinds[value] }))

/** Table row of a mineral fertilizer: it has no kinds, its name tells which it is. */
function mineralOf(name: string) {
  const row = fertilizerByName(name)
  return row?.kind === 'MINERAL_FERTILIZER' && row.type === 'FERTILIZER'
    ? { ...row, nutrient: row.elements }
    : undefined
}

interface Props extends MaterialProps {
  /** Nothing is folded at first. */
  readonly showsAll?: boolean
}

/** Inputs of a fertilizer: type, origin and contents. Loaded when it is first shown. */
export function FertilizerFields({ showsAll = false, ...props }: Props) {
  const { material, onChange, name, errors } = props
  const { subtype, subtypeVariant, fertilizerKind, organicType, limeType } = material.facts
  const isLime = subtype === 'FERTILIZER_LIMESTONE'
  const isOrganic = !isLime && fertilizerKind === 'ORGANIC_FERTILIZER'
  const mineral = isLime || isOrganic ? undefined : mineralOf(material.facts.name)
  const table = organicByKey(organicType) ?? limeByKey(limeType) ?? mineral
  const variantInput = `${name}.subtypeVariant`
  // The variant of lime comes with the subtype, so what is wrong with it is mended there.
  const subtypeInput = isLime && errors.has(variantInput) ? variantInput : `${name}.subtype`
  return (
    <>
      <ChoiceChips
        label={materialsText.fertilizerSubtype}
        name={subtypeInput}
        choices={SUBTYPES}
        value={FERTILIZER_SUBTYPES.find((each) => each === subtype) ?? null}
        error={errors.get(`${name}.subtype`) ?? errors.get(subtypeInput)}
        onChange={(chosen) => onChange(withSubtype(material, chosen, table))}
      />
      {!isLime && (
        <ChoiceChips
          label={materialsText.fertilizerKind}
          name={`${name}.fertilizerKind`}
          choices={KINDS}
          value={fertilizerKind ?? null}
          error={errors.get(`${name}.fertilizerKind`)}
          onChange={(kind) => kind !== fertilizerKind && onChange(withKind(material, kind, table))}
        />
      )}
      {!isLime && (
        <ChoiceChips
          label={fertilizerText.register}
          name={variantInput}
          choices={VARIANTS}
          value={VARIANTS.find(({ value }) => value === subtypeVariant)?.value ?? null}
          error={errors.get(variantInput)}
          onChange={(chosen) => onChange(withFacts(material, { subtypeVariant: chosen }))}
        />
      )}
      {isLime && <LimeFields {...props} />}
      {isOrganic && <OrganicFields {...props} />}
      {mineral?.isAdvisory && isFromTable(material.facts.nutrient, mineral.nutrient) && (
        <TableAdvice source={mineral.source} />
      )}
      <Fold
        key={`${subtype} ${fertilizerKind}`}
        names={[`${name}.nutrient`]}
        summary={nutrientSummary(material) || materialsText.nutrientsUnknown}
        label={materialsText.nutrients(nutrientMeasure(material))}
        beginsOpen={showsAll || nutrientSummary(material) === ''}
        isForced={hasErrorIn(errors, [`${name}.nutrient`])}
      >
        <NutrientFields {...props} />
      </Fold>
    </>
  )
}
