import type { Endpoint } from '@vagu/core/endpoint'
import { AppError, type FieldError } from '@vagu/core/errors'
import { check } from '@vagu/core/validation'
import type { z } from 'zod'
import { compiled } from './compiled.ts'
import { wrongCounts } from './counts.ts'

const refuse = (fields: readonly FieldError[]) => new AppError('invalid', { fields })

/** Asks the schema, and first how many there are of everything; what is nested too deep for it is no record of ours. */
function checked<T>(schema: z.ZodType<T>, value: unknown) {
  try {
    const errors = wrongCounts(schema, value)
    return errors.length > 0 ? ({ ok: false, errors } as const) : check(compiled(schema), value)
  } catch (error) {
    throw error instanceof RangeError ? new AppError('unreadable') : error
  }
}

/** A part of a call as its schema reads it; nothing where the call has no such part. */
export function parsed<T>(schema: z.ZodType<T> | undefined, value: unknown): T | undefined {
  if (schema === undefined) return undefined
  const result = checked(schema, value)
  if (!result.ok) throw refuse(result.errors)
  return result.value
}

/** The names in a path. A record's id in a path that is no id at all is a record that is not there. */
export function parsedParams(endpoint: Endpoint, values: unknown): unknown {
  const schema = endpoint.shape.params
  if (schema === undefined) return undefined
  const result = check(schema, values)
  if (result.ok) return result.value
  throw result.errors.every((error) => error.code === 'wrongId')
    ? new AppError('notFound')
    : refuse(result.errors)
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw new AppError('unreadable')
  }
}

/** The body of a call as its contract reads it. */
export const parsedBody = (endpoint: Endpoint, text: string): unknown =>
  parsed(endpoint.shape.body, jsonOf(text))
