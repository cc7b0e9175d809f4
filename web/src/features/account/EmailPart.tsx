import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { changeEmail, keepEmail } from '@vagu/core/users/contract'
import { emailChangeForm } from '@vagu/core/users/new-password'
import type { User } from '@vagu/core/users/schema'
import type { EmailChange } from '@vagu/core/users/form-schema'
import { check } from '@vagu/core/validation'
import { useState } from 'react'
import type { z } from 'zod'
import { useOwnSignIn } from '../../entities/openid/own-sign-in.ts'
import { acceptUser } from '../../entities/session/session.ts'
import { useEmailProof } from '../../entities/session/use-email-proof.ts'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../ui/Messages.tsx'
import styles from './account.module.css'
import { LockedInDemo } from './LockedInDemo.tsx'
import { OwnProof } from './OwnProof.tsx'
import { Part } from './Part.tsx'
import { accountText } from './text.ts'
import { useAccountForm } from './use-account-form.ts'

type Change = z.infer<typeof EmailChange>
const SHOWN_MS = 8000

interface FormProps {
  /** The address that waits for its proof, when its link is to be mailed again. */
  readonly email: string
  readonly onClose: () => void
}

function EmailForm({ email, onClose }: FormProps) {
  const messages = useMessages()
  const hasPassword = useOwnSignIn()?.hasPassword ?? true
  const { form, submit, isSubmitting } = useAccountForm<Change, Change>({
    start: { email, currentPassword: '' },
    checkInput: (input) => check(emailChangeForm(hasPassword), input),
    send: async (body) => {
      acceptUser(await call(changeEmail, { body }))
      messages.success(accountText.linkSent(body.email), { ms: SHOWN_MS })
      onClose()
    },
    failed: accountText.emailFailed,
  })
  const { errors } = form.formState
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={accountText.newEmail}
          type="email"
          autoComplete="email"
          data-autofocus
          error={errors.email?.message}
          {...form.register('email')}
        />
        <OwnProof
          id="e-post"
          label={accountText.currentPassword}
          error={errors.currentPassword?.message}
          field={form.register('currentPassword')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {accountText.cancel}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {accountText.sendLink}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The address that waits, with the ways on and back. */
function Waiting({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const messages = useMessages()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(keepEmail, {}),
    onSuccess: (user) => {
      acceptUser(user)
      messages.success(accountText.emailKept)
    },
    onError: (error) => messages.failed(error, accountText.emailFailed),
  })
  return (
    <Alert color="yellow">
      {accountText.emailWaits(email)}
      <Group mt="sm">
        <Button variant="default" onClick={onAgain}>
          {accountText.sendAgain}
        </Button>
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {accountText.keepEmail}
        </Button>
      </Group>
    </Alert>
  )
}

/** Whether the address is proven, and a link for where it is not. */
function Proof({ isProven }: { readonly isProven: boolean }) {
  const { send, isSending } = useEmailProof()
  if (isProven) return <p className={styles.text}>{accountText.emailProven}</p>
  return (
    <Alert color="yellow">
      {accountText.emailUnproven}
      <Button mt="sm" display="block" variant="default" loading={isSending} onClick={send}>
        {accountText.sendProof}
      </Button>
    </Alert>
  )
}

/** The address of the user, its proof, and how it becomes another. */
export function EmailPart({ user }: { readonly user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const { email, emailValidated, newEmail, isDemo } = user
  return (
    <Part id="e-post" title={accountText.email}>
      <p className={styles.value}>
        <strong>{email}</strong>
      </p>
      {isDemo && <LockedInDemo />}
      {!isDemo && <Proof isProven={emailValidated} />}
      {newEmail !== null && !isOpen && <Waiting email={newEmail} onAgain={() => setIsOpen(true)} />}
      {isOpen && <EmailForm email={newEmail ?? ''} onClose={() => setIsOpen(false)} />}
      {!isDemo && !isOpen && newEmail === null && (
        <Group>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {accountText.changeEmail}
          </Button>
        </Group>
      )}
    </Part>
  )
}
