import { REQUISITE_TYPES, type Material } from '@vagu/core/materials/schema'
import { hasLabel } from '@vagu/core/materials/cleared'
import { Select, Textarea } from '@mantine/core'
import { ChemicalFields } from './ChemicalFields.tsx'
import { hasErrorIn, MORE, moreSummary } from './details-state.ts'
import { FertilizerFields } from './FertilizerFields.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { type MaterialProps, withFacts } from './material-props.ts'
import { withType } from './material-type.ts'
import { RestrictionFields } from './RestrictionFields.tsx'
import { SeedFields } from './SeedFields.tsx'
import { materialsText } from './text.ts'

export interface MaterialDetailsProps extends MaterialProps {
  readonly requisites: readonly Material[]
}

const TYPES = REQUISITE_TYPES.map((value) => ({ value, label: materialsText.type[value] }))

/** A new material may turn out to be of another type; one of the farm is changed where it is kept. */
export function TypeField({ material, onChange, name }: MaterialProps) {
  return (
    <Select
      label={materialsText.typeLabel}
      data={TYPES}
      value={material.facts.type}
      name={`${name}.type`}
      allowDeselect={false}
      onChange={(type) => type && onChange(withType(material, type))}
    />
  )
}

export function NoteField({ material, onChange, name, errors }: MaterialProps) {
  return (
    <Textarea
      label={materialsText.note}
      autosize
      minRows={1}
      maxRows={5}
      name={`${name}.note`}
      error={errors.get(`${name}.note`)}
      value={material.facts.note ?? ''}
      onChange={(event) => onChange(withFacts(material, { note: event.currentTarget.value || null }))}
    />
  )
}

function MoreInputs(props: MaterialProps) {
  const { facts, isNew } = props.material
  return (
    <>
      {hasLabel(facts) && <RestrictionFields {...props} />}
      <NoteField {...props} />
      {isNew && <TypeField {...props} />}
    </>
  )
}

function MoreFold(props: MaterialProps) {
  const { material, name, errors } = props
  const names = MORE.map((key) => `${name}.${key}`)
  return (
    <Fold
      names={names}
      label={materialsText.more}
      summary={moreSummary(material)}
      isForced={hasErrorIn(errors, names)}
    >
      <MoreInputs {...props} />
    </Fold>
  )
}

const SownSeedFields = (props: MaterialDetailsProps) => <SeedFields {...props} isSown />

const PARTS = { seed: SownSeedFields, fertilizer: FertilizerFields, chemical: ChemicalFields } as const

/** Details of the material; limits of its label and the note are folded. Loaded when it is first shown. */
export function MaterialDetails(props: MaterialDetailsProps) {
  const { type } = props.material.facts
  if (type === 'material') return <MoreInputs {...props} />
  const Part = PARTS[type]
  return (
    <>
      <Part {...props} />
      <MoreFold {...props} />
    </>
  )
}
