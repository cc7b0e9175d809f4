import { hasLabel } from '@vagu/core/requisites/cleared'
import type { Requisite, RequisiteType } from '@vagu/core/requisites/schema'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { words as inspections } from '../../../entities/inspections/text.ts'
import { NoteField, TypeField } from '../../../entities/materials/MaterialDetails.tsx'
import type { MaterialForm } from '../../../entities/materials/material-form.ts'
import { words as materials } from '../../../entities/materials/text.ts'
import { ConflictChoice } from '../../../records/ConflictChoice.tsx'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { words as common } from '../../../ui/text.ts'
import { requisiteKind } from '../requisite-kind.ts'
import { AreaKindSelect } from './AreaKindSelect.tsx'
import { FORM } from './find-errors.ts'
import styles from './form.module.css'
import { NameField } from './NameField.tsx'
import { NameStatus } from './NameStatus.tsx'
import { NormFields } from './NormFields.tsx'
import { emptyForm, formOf, takeOffer, takeRefined, withMaterial } from './requisite-form.ts'
import { ProductSection } from './ProductSection.tsx'
import { Section } from './Section.tsx'
import { words } from './text.ts'
import { TypeFields } from './TypeFields.tsx'
import { TypicalInspections } from './TypicalInspections.tsx'
import { useRequisiteForm } from './use-requisite-form.ts'

export interface RequisiteFormPanelProps {
  /** Of the page: a material of another type goes to another one. */
  readonly pageType: RequisiteType
  readonly id: string
  /** The version that the form began from; none for a new material. */
  readonly base: Requisite | undefined
  readonly requisites: readonly Requisite[]
  readonly onChanged: (isChanged: boolean) => void
  readonly onSaved: (stored: Requisite) => void
}
type Work = ReturnType<typeof useRequisiteForm>

const OtherPage = ({ type }: { readonly type: RequisiteType }) => (
  <p className={styles.notice} role="alert">
    <IconAlertTriangle size={20} aria-hidden />
    <span>{words.otherPage(materials.page[type])}</span>
  </p>
)

function Inputs({ work, pageType, requisites }: { work: Work } & RequisiteFormPanelProps) {
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
          onTake={take}
        />
        <TypeField {...props} />
      </div>
      {type !== pageType && <OtherPage type={type} />}
      <NameStatus material={material} requisites={requisites} onTake={take} />
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
        <Section title={inspections.typicalTitle}>
          <TypicalInspections
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
export function RequisiteFormPanel(props: RequisiteFormPanelProps) {
  const { id, base, pageType, requisites, onChanged, onSaved } = props
  const [start] = useState(() => (base ? formOf(base) : emptyForm(pageType, id)))
  const element = useRef<HTMLFormElement>(null)
  const work = useRequisiteForm({ start, base, requisites, element, onSaved })
  const { conflict, isChanged, isPending } = work
  useEffect(() => onChanged(isChanged), [onChanged, isChanged])
  if (conflict)
    return (
      <ConflictChoice
        kind={requisiteKind}
        title={words.conflictTitle}
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
      <div className={styles.buttons}>
        <CloseButton />
        <Button type="submit" loading={isPending}>
          {common.save}
        </Button>
      </div>
    </form>
  )
}
