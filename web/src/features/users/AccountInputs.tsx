import { PasswordInput, TextInput } from '@mantine/core'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { usersText } from './text.ts'

interface Props {
  readonly error: string | undefined
  readonly field: UseFormRegisterReturn
}

/** The address by which an account is known. */
export const EmailInput = ({ error, field }: Props) => (
  <TextInput label={usersText.email} type="email" autoComplete="username" error={error} {...field} />
)

/** The password that an account has. */
export const CurrentPasswordInput = ({ error, field }: Props) => (
  <PasswordInput label={usersText.password} autoComplete="current-password" error={error} {...field} />
)
