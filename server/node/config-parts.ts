/** Kinds of settings that several parts of the configuration have. */
import { z } from 'zod'

export const wholeNumber = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((value) => value >= from && value <= to, error)
}

export const emails = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim().toLowerCase() || []))
  .pipe(z.array(z.email('must be e-mail addresses with commas between them')))

/** A setting that cannot be used; the message names the variable and says what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
