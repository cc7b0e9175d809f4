/**
 * Schemas of bodies that come often are compiled: what is right is then read several times faster, and of what is not the
 * schema itself is asked, so that it alone says what is wrong. To compile one takes longer than a few bodies are worth.
 */
import { z } from 'zod'

/** Bodies after which a schema is compiled. */
export const OFTEN = 16

interface Asked {
  times: number
  compiled: unknown
}
const asked = new WeakMap<z.ZodType, Asked>()

/** The schema to ask of a body: the same one, or, once it was asked often, another one that answers the same. */
export function compiled<T>(schema: z.ZodType<T>): z.ZodType<T> {
  const known = asked.get(schema) ?? { times: 0, compiled: undefined }
  asked.set(schema, known)
  // a page may be forbidden to make functions of texts, as that of the demo is
  if (++known.times === OFTEN && z.core.util.allowsEval.value) known.compiled = z.compile(schema)
  return (known.compiled as z.ZodType<T> | undefined) ?? schema
}
