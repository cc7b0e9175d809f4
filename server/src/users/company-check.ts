import { AppError } from '@vagu/core/errors'
import type { Company } from '@vagu/core/users/schema'
import { check } from '@vagu/core/validation'
import type { z } from 'zod'

/** Refuses a company that a form would refuse, by the same schema; faults stand below `company`. */
export function rejectWrongCompany(schema: z.ZodType<Company>, company: Company): void {
  const checked = check(schema, company)
  if (checked.ok) return
  const fields = checked.errors.map((error) => ({ ...error, path: `company.${error.path}` }))
  throw new AppError('invalid', { fields })
}
