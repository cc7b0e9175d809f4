import { Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { beginOpenIdJoin, removeIdentity } from '@vagu/core/openid/contract'
import type { Identity, OwnSignIn } from '@vagu/core/openid/schema'
import type { User } from '@vagu/core/users/schema'
import { MAX_PASSWORD } from '@vagu/core/users/form-schema'
import { check } from '@vagu/core/validation'
import { useState } from 'react'
import { z } from 'zod'
import lists from '../../ui/lists.module.css'
import { call } from '../../lib/call.ts'
import { formatInstant } from '../../lib/format.ts'
import { leaveTo } from '../../lib/leave-to.ts'
import { useMessages } from '../../ui/Messages.tsx'
import styles from './account.module.css'
import { LockedInDemo } from './LockedInDemo.tsx'
import { OwnProof } from './OwnProof.tsx'
import { Part } from './Part.tsx'
import { accountText } from './text.ts'
import { useAccountForm } from './use-account-form.ts'

export const SIGN_IN = 'sisselogimine'

/** Whether there is another way to sign in than the password. */
export const hasSignInPart = (own: OwnSignIn | undefined): own is OwnSignIn =>
  own !== undefined && (own.label !== null || own.identities.length > 0)

interface RowProps {
  readonly identity: Identity
  readonly label: string
  readonly isLast: boolean
}

function IdentityRow({ identity, label, isLast }: RowProps) {
  const messages = useMessages()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeIdentity, { params: { id: identity._id } }),
    onSuccess: () => messages.success(accountText.identityRemoved),
    onError: (error) => messages.failed(error, accountText.removeIdentityFailed),
  })
  const { name, createdAt, lastUsedAt } = identity
  const title = accountText.identityOf(label, name)
  return (
    <li className={styles.device}>
      <div>
        {title}
        <span className={styles.used}>
          {accountText.identityUsed(formatInstant(createdAt), formatInstant(lastUsedAt))}
        </span>
        {isLast && <span className={styles.used}>{accountText.lastSignIn}</span>}
      </div>
      {!isLast && (
        <Button
          variant="default"
          loading={isPending}
          aria-label={accountText.removeIdentityOf(title)}
          onClick={() => mutate()}
        >
          {accountText.removeIdentity}
        </Button>
      )}
    </li>
  )
}

const Joining = z.object({ password: z.string().max(MAX_PASSWORD) })
const JoiningByPassword = z.object({ password: z.string().min(1, 'required').max(MAX_PASSWORD) })

interface FormProps {
  readonly own: OwnSignIn
  readonly label: string
  readonly onClose: () => void
}

function JoinForm({ own, label, onClose }: FormProps) {
  const { form, submit, isSubmitting } = useAccountForm<z.infer<typeof Joining>, z.infer<typeof Joining>>({
    start: { password: '' },
    checkInput: (input) => check(own.hasPassword ? JoiningByPassword : Joining, input),
    send: async (body) => leaveTo((await call(beginOpenIdJoin, { body })).url),
    failed: accountText.providerFailed,
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <OwnProof
          id={SIGN_IN}
          label={accountText.ownPassword}
          error={form.formState.errors.password?.message}
          field={form.register('password')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {accountText.cancel}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {accountText.addIdentityBy(label)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Identities at the OpenID provider that sign the user in. */
export function SignInPart({ own, user }: { readonly own: OwnSignIn; readonly user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const { label, identities, hasPassword } = own
  return (
    <Part id={SIGN_IN} title={accountText.signIn}>
      {identities.length > 0 && (
        <ul className={lists.xl}>
          {identities.map((identity) => (
            <IdentityRow
              key={identity._id}
              identity={identity}
              label={label ?? accountText.signIn}
              isLast={!hasPassword && identities.length === 1}
            />
          ))}
        </ul>
      )}
      {identities.length === 0 && <p className={styles.text}>{accountText.signInText(label ?? '')}</p>}
      {user.isDemo && <LockedInDemo />}
      {!user.isDemo && label !== null && !isOpen && (
        <Group>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {accountText.addIdentity}
          </Button>
        </Group>
      )}
      {isOpen && label !== null && <JoinForm own={own} label={label} onClose={() => setIsOpen(false)} />}
    </Part>
  )
}
