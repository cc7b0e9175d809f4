import { hasLabel } from '@vagu/core/materials/cleared'
import type { Material } from '@vagu/core/materials/schema'
import { ChemicalFields } from '../../../entities/materials/ChemicalFields.tsx'
import { FertilizerFields } from '../../../entities/materials/FertilizerFields.tsx'
import type { MaterialProps } from '../../../entities/materials/material-props.ts'
import { RestrictionFields } from '../../../entities/materials/RestrictionFields.tsx'
import { SeedFields } from '../../../entities/materials/SeedFields.tsx'
import { Section } from './Section.tsx'
import { formText } from './text.ts'

interface Props extends MaterialProps {
  readonly requisites: readonly Material[]
}

/** Inputs of a material, by its type. */
export function TypeFields(props: Props) {
  const { facts } = props.material
  if (facts.type === 'seed') return <SeedFields {...props} />
  if (facts.type === 'fertilizer') return <FertilizerFields {...props} showsAll />
  if (facts.type === 'material') return null
  return (
    <>
      <ChemicalFields {...props} />
      {hasLabel(facts) && (
        <Section title={formText.restrictions}>
          <RestrictionFields {...props} />
        </Section>
      )}
    </>
  )
}
