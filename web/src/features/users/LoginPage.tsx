import { Anchor } from '@mantine/core'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { RETURN_TO, ROUTES } from '../../navigation/paths.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { LoginForm } from './LoginForm.tsx'
import { pageToReturnTo } from './return-to.ts'
import { usersText } from './text.ts'

/** Signs in and goes to the page that was asked for first. */
export function LoginPage() {
  const router = useRouter()
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const returnTo = pageToReturnTo(search[RETURN_TO])
  const footer = (
    <>
      <Anchor component={Link} to={ROUTES.forgotPassword}>
        {usersText.forgot}
      </Anchor>
      <span>
        {usersText.noAccount}{' '}
        <Anchor component={Link} to={ROUTES.register}>
          {usersText.register}
        </Anchor>
      </span>
    </>
  )
  return (
    <AuthFrame title={usersText.loginTitle} footer={footer}>
      <LoginForm returnTo={returnTo} onDone={() => router.history.replace(returnTo)} />
    </AuthFrame>
  )
}
