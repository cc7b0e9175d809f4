import { AppError } from '@vagu/core/errors'
import { type PasswordOwner, weaknessOf } from '@vagu/core/users/weak-password'
import { fieldError } from '@vagu/core/validation'

/** Refuses a password that others would guess first, by the same function as the forms. */
export function rejectWeak(password: string, owner: PasswordOwner): void {
  const weakness = weaknessOf(password, owner)
  if (weakness !== undefined) throw new AppError('invalid', { fields: [fieldError('password', weakness)] })
}
