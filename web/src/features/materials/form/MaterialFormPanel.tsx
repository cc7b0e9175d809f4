import { hasLabel } from '@vagu/core/materials/cleared'
import type { Material, MaterialType } from '@vagu/core/materials/schema'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import adviceStyles from '../../../ui/Advice.module.css'
import { monitoringText } from '../../../entities/monitoring/text.ts'
import { NoteField, TypeField } from '../../../entities/materials/MaterialDetails.tsx'
import type { MaterialForm } from '../../../entities/materials/material-form.ts'
import { materialsText } from '../../../entities/materials/text.ts'
import { ConflictChoice } from '../../../records/ConflictChoice.tsx'
import { SaveFoot } from '../../../ui/SaveFoot.tsx'
import { uiText } from '../../../ui/text.ts'
import { requisiteKind } from '../material-kind.ts'
import { AreaKindSelect } from './AreaKindSelect.tsx'
import { FORM } from './find-errors.ts'
import styles from './form.module.css'
import { NameField } from './NameField.tsx'
import { NameStatus } from './NameStatus.tsx'
import { NormFields } from './NormFields.tsx'
import { emptyForm, formOf, takeOffer, takeRefined, withMaterial } from './material-dialog-form.ts'
import { ProductSection } from './ProductSection.tsx'
import { Section } from './Section.tsx'
import { formText } from './text.ts'
import { TypeFields } from './TypeFields.tsx'
import { TypicalMonitoring } from './TypicalMonitoring.tsx'
import { useMaterialForm } from './use-material-form.ts'

export interface MaterialFormPanelProps {
  /** Of the page: a material of another type goes to another one. */
  readonly pageType: MaterialType
  readonly id: string
  /** The version that the form began from; none for a new material. */
  readonly base: Material | undefined
  readonly requisites: readonly Material[]
  readonly onChanged: (isChanged: boolean) => void
  readonly onSaved: (stored: Material) => void
}
type Work = ReturnType<typeof useMaterialForm>

const OtherPage = ({ type }: { readonly type: MaterialType }) => (
  <p className={adviceStyles.advice} role="alert">
    <IconAlertTriangle size={20} aria-hidden />
    <span>{formText.otherPage(materialsText.page[type])}</span>
  </p>
)

function Inputs({ work, pageType, requisites }: { work: Work } & MaterialFormPanelProps) {
  const { form, update, errors, base } = work
  const { material } = form
  const { type } = material.facts
  const change = (next: MaterialForm): void => update((now) => withMaterial(now, next))
  const take = (made: MaterialForm): void => update((now) => takeOffer(now, made))
  const rename = (name: string): void =>
    update((now) => ({ ...now, material: { ...now.material, facts: { ...now.material.facts, name } } }))
  const props = { material, onChange: change, name: FORM, errors }
  return (
    <>
      <div className={styles.head}>
        <NameField
          material={material}
          name={`${FORM}.name`}
          error={errors.get(`${FORM}.name`)}
          onRename={rename}
          onApply={take}
        />
        <TypeField {...props} />
      </div>
      {type !== pageType && <OtherPage type={type} />}
      <NameStatus material={material} requisites={requisites} onApply={take} />
      <TypeFields {...props} requisites={requisites} />
      <div className={styles.usual}>
        <NormFields {...props} />
        <AreaKindSelect
          value={form.customFieldArea}
          name={`${FORM}.customFieldArea`}
          error={errors.get(`${FORM}.customFieldArea`)}
          onChange={(customFieldArea) => update((now) => ({ ...now, customFieldArea }))}
        />
      </div>
      {hasLabel(material.facts) && (
        <Section title={monitoringText.typicalTitle}>
          <TypicalMonitoring
            rows={form.inspections}
            subtype={material.facts.subtype}
            name={FORM}
            errors={errors}
            onChange={(next) => update((now) => ({ ...now, inspections: next(now.inspections) }))}
          />
        </Section>
      )}
      <NoteField {...props} />
      <ProductSection
        material={material}
        base={base}
        onTake={(refinement) => update((now) => takeRefined(now, refinement))}
      />
    </>
  )
}

/** The form of a material: what it is, how much is usual, what it forbids and what is looked for with it. */
export function MaterialFormPanel(props: MaterialFormPanelProps) {
  const { id, base, pageType, requisites, onChanged, onSaved } = props
  const [start] = useState(() => (base ? formOf(base) : emptyForm(pageType, id)))
  const element = useRef<HTMLFormElement>(null)
  const work = useMaterialForm({ start, base, requisites, element, onSaved })
  const { conflict, isChanged, isPending } = work
  useEffect(() => onChanged(isChanged), [onChanged, isChanged])
  if (conflict)
    return (
      <ConflictChoice
        kind={requisiteKind}
        title={formText.conflictTitle}
        conflict={conflict}
        onKeepMine={work.keepMine}
        onTakeTheirs={work.takeTheirs}
      />
    )
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        work.submit()
      }}
    >
      <Inputs work={work} {...props} />
      <SaveFoot label={uiText.save} isSaving={isPending} />
    </form>
  )
}
