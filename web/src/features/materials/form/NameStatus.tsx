import { hasLabel } from '@vagu/core/materials/cleared'
import { materialKey, type Material } from '@vagu/core/materials/schema'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import adviceStyles from '../../../ui/Advice.module.css'
import { type MaterialForm, registeredMaterial } from '../../../entities/materials/material-form.ts'
import { materialsText } from '../../../entities/materials/text.ts'
import { chemicalQuery, MIN_LETTERS } from '../../../entities/materials/use-chemicals.ts'
import { useFertilizers } from '../../../entities/materials/use-fertilizers.ts'
import { sameNamed } from './same-name.ts'
import { formText } from './text.ts'

interface Props {
  readonly material: MaterialForm
  readonly onApply: (made: MaterialForm) => void
}
const WAIT_MS = 500
const MIN_LETTERS_OF_FERTILIZER = 2

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <p className={adviceStyles.advice} role="status">
    <IconInfoCircle size={20} aria-hidden />
    <span>{children}</span>
  </p>
)

/** A name that no register has may be kept; a register that does not answer has not found it. */
function ChemicalStatus({ material, name, onApply }: Props & { readonly name: string }) {
  const isLongEnough = name.length >= MIN_LETTERS
  const { data, isError } = useQuery({ ...chemicalQuery(name), enabled: isLongEnough })
  if (isLongEnough && isError) return <Notice>{materialsText.notInRegister}</Notice>
  if (!data || material.facts.registerNumber === data.registerNumber) return null
  return (
    <Notice>
      {formText.isRegistered}{' '}
      <Button
        variant="light"
        size="compact-md"
        onClick={() => onApply(registeredMaterial(data, material.key))}
      >
        {formText.takeRegistered}
      </Button>
    </Notice>
  )
}

function FertilizerStatus({ name }: { readonly name: string }) {
  const isLongEnough = name.length >= MIN_LETTERS_OF_FERTILIZER
  const { data, isError, isPlaceholderData } = useFertilizers(name, true)
  const isFound = data?.some((each) => materialKey(each.name) === materialKey(name)) ?? false
  const isKnown = isError || (data !== undefined && !isPlaceholderData)
  return isLongEnough && isKnown && !isFound ? <Notice>{formText.fertilizerNotFound}</Notice> : null
}

/** Whether the registers know the name. */
function RegisterStatus(props: Props) {
  const { facts } = props.material
  const [name] = useDebouncedValue(facts.name.trim(), WAIT_MS)
  if (name !== facts.name.trim()) return null
  if (facts.type === 'fertilizer')
    return facts.subtypeVariant === 'VAETIS_MUU' ? null : <FertilizerStatus name={name} />
  const isRegistered = hasLabel(facts) && facts.subtypeVariant !== 'TKV_MUU'
  return isRegistered ? <ChemicalStatus {...props} name={name} /> : null
}

/** Notes on the name: whether the farm has it already, and whether the registers know it. */
export function NameStatus({ requisites, ...props }: Props & { readonly requisites: readonly Material[] }) {
  const same = sameNamed(requisites, props.material)
  return (
    <>
      {same && <Notice>{formText.sameName(same.name)}</Notice>}
      <RegisterStatus {...props} />
    </>
  )
}
