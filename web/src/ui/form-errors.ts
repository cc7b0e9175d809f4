import { toNestErrors } from '@hookform/resolvers'
import { check } from '@vagu/core/validation'
import type { FieldError as CoreFieldError } from '@vagu/core/errors'
import type { FieldError, FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { CallError } from '../lib/call-error.ts'

/** The first sentence of every wrong place, by its path. */
export function byPath(errors: readonly CoreFieldError[]): Record<string, FieldError> {
  const found: Record<string, FieldError> = {}
  for (const { path, code, message } of errors) found[path] ??= { type: code, message }
  return found
}

/** Value of a form that is sent, or a sentence for each wrong place. */
export type Checked<Out> =
  | { readonly ok: true; readonly value: Out }
  | { readonly ok: false; readonly errors: readonly CoreFieldError[] }

/** A form's check by a function, for a form that one schema cannot judge alone. */
export const checkResolver =
  <In extends FieldValues, Out>(checkInput: (values: In) => Checked<Out>): Resolver<In, unknown, Out> =>
  (values, _context, options) => {
    const result = checkInput(values)
    if (result.ok) return { values: result.value, errors: {} }
    return { values: {}, errors: toNestErrors<In>(byPath(result.errors), options) }
  }

/** A form's check by a schema of core, with the very sentences that the server would answer. */
export const schemaResolver = <In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
): Resolver<In, unknown, Out> => checkResolver((values) => check(schema, values))

/** Puts what the server refused on its inputs, the first one focused. False when no input is to blame. */
export function putErrors<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
): boolean {
  if (!(error instanceof CallError) || error.fields.length === 0) return false
  error.fields.forEach(({ path, code, message }, index) => {
    form.setError(path as FieldPath<In>, { type: code, message }, { shouldFocus: index === 0 })
  })
  return true
}
