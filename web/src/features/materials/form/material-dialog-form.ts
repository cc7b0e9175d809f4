/** A material as its form holds it, and as it is stored. */
import type { CustomAreaRef } from '@vagu/core/custom-areas/schema'
import { hasLabel } from '@vagu/core/materials/cleared'
import type { Refinement } from '@vagu/core/materials/refine-schema'
import type { Material, MaterialDraft, MaterialType } from '@vagu/core/materials/schema'
import { storedUnitOf } from '../../../entities/materials/amount.ts'
import {
  emptyMaterial,
  type MaterialForm,
  materialOf,
  storedFacts,
} from '../../../entities/materials/material-form.ts'
import { withFacts } from '../../../entities/materials/material-props.ts'
import type { MonitoringForm } from '../../../entities/monitoring/monitoring-form.ts'
import { followSubtype, typicalOf, typicalRowOf } from './typical-monitoring.ts'
import { inUsualUnit } from './usual-unit.ts'

export interface MaterialDialogForm {
  readonly material: MaterialForm
  readonly inspections: readonly MonitoringForm[]
  readonly customFieldArea: CustomAreaRef | null
}

export const emptyForm = (type: MaterialType, id: string): MaterialDialogForm => ({
  material: inUsualUnit({ ...emptyMaterial(type, id), isNew: true }),
  inspections: [],
  customFieldArea: null,
})

export const formOf = (requisite: Material): MaterialDialogForm => ({
  material: materialOf(requisite, requisite._id),
  inspections: requisite.inspections.map((row, index) => typicalRowOf(row, String(index))),
  customFieldArea: requisite.customFieldArea ?? null,
})

/** The form with its material changed, and what follows from that. */
export function withMaterial(form: MaterialDialogForm, material: MaterialForm): MaterialDialogForm {
  const { facts } = form.material
  const isSameType = facts.type === material.facts.type
  return {
    ...form,
    material: inUsualUnit(material),
    inspections: isSameType ? followSubtype(form.inspections, facts.subtype, material.facts.subtype) : [],
  }
}

/** The form with an offer of a register taken over; the farmer's own norm and note stay. */
export function takeOffer(form: MaterialDialogForm, made: MaterialForm): MaterialDialogForm {
  const { key, requisiteId, isNew, amount, facts } = form.material
  const offered = {
    ...made,
    key,
    requisiteId,
    isNew,
    amount: amount.value === null ? made.amount : amount,
    facts: { ...made.facts, ...(facts.note && { note: facts.note }) },
  }
  return withMaterial(form, offered)
}

/** The parts that a register tells otherwise take the place of what stands in the form. */
export function takeRefined(form: MaterialDialogForm, { refined, changed }: Refinement): MaterialDialogForm {
  const { facts } = materialOf(refined, form.material.key)
  const taken = Object.fromEntries(changed.map(({ key }) => [key, facts[key]]))
  return withMaterial(form, withFacts(form.material, taken))
}

/** Draft to store; only a product with a label has targets. */
export const draftOf = ({ material, inspections, customFieldArea }: MaterialDialogForm): MaterialDraft => {
  const facts = storedFacts(material)
  return {
    ...facts,
    _id: material.key,
    inspections: hasLabel(facts) ? typicalOf(inspections) : [],
    customFieldArea,
    amount: material.amount.value,
    unit: storedUnitOf(material.amount),
  }
}
