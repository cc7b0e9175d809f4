import { z } from 'zod'
import { Instant } from '../time/schema.ts'
import { Company, UserSettings } from '../users/schema.ts'
import { MAX_PASSWORD } from '../users/form-schema.ts'

/** Settings that are to be different; those left out stay. */
export const UserSettingsChange = UserSettings.partial()
export type UserSettingsChange = z.infer<typeof UserSettingsChange>

/** The company as it is stored, with the moment of its last change. */
export const StoredCompany = Company.extend({ updatedAt: Instant })
export type StoredCompany = z.infer<typeof StoredCompany>

/** The company as it is sent; `updatedAt` is what the client saw last: 409 when it was changed since. */
export const CompanyChange = Company.extend({ updatedAt: Instant.optional() })
export type CompanyChange = z.infer<typeof CompanyChange>

/**
 * Somebody who asks for the deletion of an account: its name, typed, and his own password, which may be left out by who
 * has none, and has just confirmed at the OpenID provider that it is him.
 */
export const DeletionRequest = z.object({
  companyName: z.string().trim().min(1, 'required').max(300, 'tooLong'),
  password: z.string().max(MAX_PASSWORD).optional(),
})
export type DeletionRequest = z.infer<typeof DeletionRequest>

const plainName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Whether a typed name is that of the company: spaces and capitals are not counted. */
export const isCompanyName = (typed: string, name: string): boolean => plainName(typed) === plainName(name)

/** The check of the form for the deletion of a company of this name, by somebody who has a password or not. */
export const deletionForm = (name: string, hasPassword = true) =>
  DeletionRequest.superRefine(({ companyName, password }, context) => {
    if (hasPassword && !password)
      context.addIssue({ code: 'custom', message: 'required', path: ['password'] })
    if (!isCompanyName(companyName, name))
      context.addIssue({
        code: 'custom',
        message: 'companyNameDiffers',
        path: ['companyName'],
        params: { name },
      })
  })
