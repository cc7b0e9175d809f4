/** Every wrong place of a material's form, by the name of its input; the same checks that the server makes. */
import type { FieldError } from '@vagu/core/errors'
import { messageOf } from '@vagu/core/messages'
import { checkMaterial, checkMaterialEdit, type KnownChemicals } from '@vagu/core/materials/rules'
import { type Material, MaterialDraft } from '@vagu/core/materials/schema'
import { typeOfTarget } from '@vagu/core/monitoring/table'
import { check } from '@vagu/core/validation'
import { inputNames, isUntouched } from '../../../entities/monitoring/monitoring-form.ts'
import { draftOf, type MaterialDialogForm } from './material-dialog-form.ts'

/** Prefix of the names of all inputs of the form. */
export const FORM = 'requisite'
export type FormErrors = ReadonlyMap<string, string>

type Wrong = Pick<FieldError, 'path' | 'message'>

/** The first sentence of every input; ingredients are one input. */
export function errorsByInput(errors: readonly Wrong[]): FormErrors {
  const byInput = new Map<string, string>()
  for (const { path, message } of errors) {
    const name = `${FORM}.${path.replace(/^(ingredients|customFieldArea)\..*$/, '$1')}`
    if (!byInput.has(name)) byInput.set(name, message)
  }
  return byInput
}

/** Rows that were begun and do not say what is looked for, or for what kind of thing. */
function rowErrors({ inspections }: MaterialDialogForm): Wrong[] {
  const names = inputNames(inspections)
  const required = messageOf('required')
  return inspections
    .filter((row) => row.inspectionType === null && !isUntouched(row))
    .map(({ key }) => ({ path: `${names.get(key)}.inspectionType`, message: required }))
}

export interface KnownFarm {
  readonly chemicals: KnownChemicals
  /** Kinds of area by id; undefined while they are not there. */
  readonly areaIds: ReadonlySet<string> | undefined
  /** As it is stored; none for a new material. */
  readonly base: Material | undefined
}

/** A material keeps the kind of area that it has. */
function areaErrors({ customFieldArea }: MaterialDialogForm, { areaIds, base }: KnownFarm): Wrong[] {
  const isUnchanged = customFieldArea?.id === base?.customFieldArea?.id
  const isThere = customFieldArea === null || areaIds === undefined || areaIds.has(customFieldArea.id)
  return !isThere && !isUnchanged
    ? [{ path: 'customFieldArea', message: messageOf('unknownCustomArea') }]
    : []
}

/** Of a stored material only what was not wrong before: it may have come without some parts. */
function ruleErrors(form: MaterialDialogForm, { chemicals, base }: KnownFarm): Wrong[] {
  const after = draftOf(form)
  return base
    ? checkMaterialEdit({ before: base, after }, chemicals, typeOfTarget)
    : checkMaterial(after, chemicals, typeOfTarget)
}

export function findErrors(form: MaterialDialogForm, farm: KnownFarm): FormErrors {
  const checked = check(MaterialDraft, draftOf(form))
  const shape = checked.ok ? [] : checked.errors
  return errorsByInput([...shape, ...ruleErrors(form, farm), ...rowErrors(form), ...areaErrors(form, farm)])
}
