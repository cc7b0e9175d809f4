import { z } from 'zod'

/** Who came back from the provider, as an attempt keeps him. */
export const Found = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  isEmailProven: z.boolean(),
})
export type Found = z.infer<typeof Found>
