/**
 * Checks of the forms for new passwords beside the contracts of their calls: the password is not weak. The
 * server asks the same function. It stands apart, because its list of words is not for the first load.
 */
import { companyForm } from './company-form.ts'
import { EmailChange, NewPassword, NewPasswordByToken, Registration } from './form-schema.ts'
import { type PasswordOwner, weaknessOf } from './weak-password.ts'

export const RegistrationForm = Registration.extend({ company: companyForm() }).superRefine(
  ({ email, password, company }, context) => {
    const message = weaknessOf(password, { email, company })
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['password'] })
  },
)

/** Whose password it is to be, the form does not know. */
export const NewPasswordForm = NewPasswordByToken.superRefine(({ password }, context) => {
  const message = weaknessOf(password)
  if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['password'] })
})

/** Of somebody who is signed in. */
export const ownPasswordForm = (owner: PasswordOwner) =>
  NewPassword.superRefine(({ password }, context) => {
    const message = weaknessOf(password, owner)
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['password'] })
  })

/** Of somebody who has a password or not. */
export const emailChangeForm = (hasPassword: boolean) =>
  EmailChange.superRefine(({ currentPassword }, context) => {
    if (hasPassword && !currentPassword)
      context.addIssue({ code: 'custom', message: 'required', path: ['currentPassword'] })
  })
