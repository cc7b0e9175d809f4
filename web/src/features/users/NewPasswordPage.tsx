import { Alert, Anchor, Button, PasswordInput, Stack } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { setPasswordAfterReset } from '@vagu/core/users/contract'
import { NewPasswordForm } from '@vagu/core/users/new-password'
import { useForm } from 'react-hook-form'
import { ROUTES } from '../../navigation/paths.ts'
import { forgetSession } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { schemaResolver } from '../../ui/form-errors.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { usersText } from './text.ts'
import { useTokenInLink } from '../../entities/session/token-in-link.ts'
import { useSending } from './use-sending.ts'

/** Sets a new password by the token of the mailed link. */
export function NewPasswordPage() {
  const router = useRouter()
  const messages = useMessages()
  const token = useTokenInLink()
  const form = useForm({
    resolver: schemaResolver(NewPasswordForm),
    defaultValues: { token, password: '' },
  })
  const { message, send } = useSending(form, usersText.setPasswordFailed)
  const submit = form.handleSubmit((body) =>
    send(async () => {
      await call(setPasswordAfterReset, { body })
      forgetSession()
      messages.success(usersText.passwordSet)
      await router.navigate({ to: ROUTES.login, search: {}, replace: true })
    }),
  )
  const problem = token === '' ? usersText.tokenMissing : message
  return (
    <AuthFrame
      title={usersText.newPasswordTitle}
      intro={usersText.newPasswordText}
      footer={
        <Anchor component={Link} to={ROUTES.forgotPassword}>
          {usersText.askNewLink}
        </Anchor>
      }
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {problem && <Alert color="red">{problem}</Alert>}
          <PasswordInput
            label={usersText.newPassword}
            description={usersText.passwordHint}
            autoComplete="new-password"
            disabled={token === ''}
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" loading={form.formState.isSubmitting} disabled={token === ''} fullWidth>
            {usersText.setPassword}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  )
}
