import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { resetPassword } from '@vagu/core/users/contract'
import { PasswordReset } from '@vagu/core/users/form-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EmailInput } from './AccountInputs.tsx'
import { ROUTES } from '../../navigation/paths.ts'
import { call } from '../../lib/call.ts'
import { schemaResolver } from '../../ui/form-errors.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { usersText } from './text.ts'
import { useSending } from './use-sending.ts'

/** Asks for a link to set a new password. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({ resolver: schemaResolver(PasswordReset), defaultValues: { email: '' } })
  const { message, send } = useSending(form, usersText.sendFailed)
  const submit = form.handleSubmit((body) =>
    send(async () => {
      await call(resetPassword, { body })
      setSentTo(body.email)
    }),
  )
  const footer = (
    <Anchor component={Link} to={ROUTES.login}>
      {usersText.backToLogin}
    </Anchor>
  )
  if (sentTo)
    return (
      <AuthFrame title={usersText.linkSentTitle} footer={footer}>
        <p role="status">{usersText.linkSent(sentTo)}</p>
      </AuthFrame>
    )
  return (
    <AuthFrame title={usersText.forgotTitle} intro={usersText.forgotText} footer={footer}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {message && <Alert color="red">{message}</Alert>}
          <EmailInput error={form.formState.errors.email?.message} field={form.register('email')} />
          <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
            {usersText.sendLink}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  )
}
