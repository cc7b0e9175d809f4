import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import { setPassword } from '@vagu/core/users/contract'
import { ownPasswordForm } from '@vagu/core/users/new-password'
import type { User } from '@vagu/core/users/schema'
import type { NewPassword } from '@vagu/core/users/form-schema'
import { check } from '@vagu/core/validation'
import type { z } from 'zod'
import { useOwnSignIn } from '../../entities/openid/own-sign-in.ts'
import { call } from '../../lib/call.ts'
import { tellWritten } from '../../lib/written.ts'
import { useMessages } from '../../ui/Messages.tsx'
import styles from './account.module.css'
import { LockedInDemo } from './LockedInDemo.tsx'
import { Part } from './Part.tsx'
import { PasswordLink } from './PasswordLink.tsx'
import { accountText } from './text.ts'
import { useAccountForm } from './use-account-form.ts'

type Change = z.infer<typeof NewPassword>
const EMPTY: Change = { currentPassword: '', password: '' }

function PasswordForm({ user }: { readonly user: User }) {
  const messages = useMessages()
  const { form, submit, isSubmitting } = useAccountForm<Change, Change>({
    start: EMPTY,
    checkInput: (input) => check(ownPasswordForm(user), input),
    send: async (body) => {
      await call(setPassword, { body })
      form.reset(EMPTY)
      tellWritten(setPassword.shape.writes)
      messages.success(accountText.passwordChanged)
    },
    failed: accountText.passwordFailed,
  })
  const { errors } = form.formState
  return (
    <form onSubmit={submit} noValidate>
      {/* password managers file the new password under this name */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Stack>
        <PasswordInput
          label={accountText.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordInput
          label={accountText.newPassword}
          description={accountText.passwordHint}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isSubmitting}>
            {accountText.setPassword}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Another password, with which the other devices are signed out; or the first one, by mail. */
export function PasswordPart({ user }: { readonly user: User }) {
  const hasPassword = useOwnSignIn()?.hasPassword ?? true
  return (
    <Part id="salasona" title={accountText.password}>
      {user.isDemo ? (
        <LockedInDemo />
      ) : hasPassword ? (
        <>
          <p className={styles.text}>{accountText.passwordIntro}</p>
          <PasswordForm user={user} />
        </>
      ) : (
        <>
          <p className={styles.text}>{accountText.noPassword}</p>
          <PasswordLink email={user.email} />
        </>
      )}
    </Part>
  )
}
