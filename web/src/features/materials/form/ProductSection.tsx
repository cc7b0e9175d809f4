import type { Refinement } from '@vagu/core/materials/refine-schema'
import type { Material } from '@vagu/core/materials/schema'
import { Button } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import type { MaterialForm } from '../../../entities/materials/material-form.ts'
import { ProductFacts } from '../register/ProductFacts.tsx'
import { RefineDialog } from '../register/RefineDialog.tsx'
import { registerText } from '../register/text.ts'
import { Section } from './Section.tsx'

interface Props {
  readonly material: MaterialForm
  /** As it is stored; a new one has just come from the register. */
  readonly base: Material | undefined
  readonly onTake: (refinement: Refinement) => void
}

/** Facts of the register about the product, and a button to take its figures. */
export function ProductSection({ material, base, onTake }: Props) {
  const [isComparing, setIsComparing] = useState(false)
  const { name, registerNumber, type } = material.facts
  const isChemical = type === 'chemical' && registerNumber != null && registerNumber !== ''
  const isComparable = base !== undefined && (isChemical || type === 'fertilizer') && base.type === type
  if (!isChemical && !isComparable) return null
  return (
    <Section title={registerText.title}>
      {isChemical && <ProductFacts name={name.trim()} registerNumber={registerNumber} />}
      {isComparable && (
        <div>
          <Button
            variant="default"
            leftSection={<IconScale size={18} aria-hidden />}
            onClick={() => setIsComparing(true)}
          >
            {registerText.compare}
          </Button>
        </div>
      )}
      {isComparing && base && (
        <RefineDialog
          requisite={base}
          onTake={(refinement) => {
            setIsComparing(false)
            onTake(refinement)
          }}
          onClose={() => setIsComparing(false)}
        />
      )}
    </Section>
  )
}
