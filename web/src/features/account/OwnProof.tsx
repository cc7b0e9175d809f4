import { PasswordInput } from '@mantine/core'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useOwnSignIn } from '../../entities/openid/own-sign-in.ts'
import styles from './account.module.css'
import { FreshSignIn } from './FreshSignIn.tsx'
import { accountText } from './text.ts'

interface Props {
  /** Part of the page to come back to. */
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly field: UseFormRegisterReturn
}

/** Proof that it is the user himself: his password, or where he has none, a fresh sign-in at the OpenID provider. */
export function OwnProof({ id, label, error, field }: Props) {
  const own = useOwnSignIn()
  if (own?.hasPassword === false && own.isConfirmed)
    return <p className={styles.text}>{accountText.confirmedNow}</p>
  if (own?.hasPassword === false && own.label !== null)
    return <FreshSignIn id={id} isMissing={error !== undefined} />
  if (own?.hasPassword === false) return <p className={styles.text}>{accountText.noPassword}</p>
  return <PasswordInput label={label} autoComplete="current-password" error={error} {...field} />
}
