import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../entities/account/use-can.ts'
import { useOwnSignIn } from '../../entities/openid/own-sign-in.ts'
import { useUser } from '../../entities/session/session.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { useHashInView } from '../../ui/use-hash-in-view.ts'
import styles from './account.module.css'
import { CompanyPart } from './CompanyPart.tsx'
import { DeletionPart } from './DeletionPart.tsx'
import { DevicesPart } from './DevicesPart.tsx'
import { EmailPart } from './EmailPart.tsx'
import { ExportPart } from './ExportPart.tsx'
import { IntakePart } from './intake/IntakePart.tsx'
import { intakeText } from './intake/text.ts'
import { PasswordPart } from './PasswordPart.tsx'
import { hasSignInPart, SIGN_IN, SignInPart } from './SignInPart.tsx'
import { PeoplePart } from './PeoplePart.tsx'
import { SubscriptionPart } from './SubscriptionPart.tsx'
import { accountText } from './text.ts'

const LINKS = [
  ['ettevote', accountText.company],
  ['e-post', accountText.email],
  ['salasona', accountText.password],
  ['sisselogimine', accountText.signIn],
  ['seadmed', accountText.devices],
  ['kasutajad', accountText.people],
  ['tellimus', accountText.subscription],
] as const
const LINKS_OF_OWNER = [
  ['andmed-kaasa', accountText.export],
  ['andmed-tagasi', intakeText.title],
  ['kustutamine', accountText.deletion],
] as const

/** `/konto`: the company, who one is, where one is signed in, and the way out with everything. */
export function AccountPage() {
  const user = useUser()
  const isOwner = useCan('manage')
  const own = useOwnSignIn()
  const isThere = ([id]: readonly [string, string]) => id !== SIGN_IN || hasSignInPart(own)
  useHashInView()
  if (!user) return null
  return (
    <Page isNarrow>
      <nav aria-label={accountText.contents} className={styles.links}>
        {[...LINKS, ...(isOwner ? LINKS_OF_OWNER : [])].filter(isThere).map(([id, title]) => (
          <Anchor key={id} component={Link} to={ROUTES.account} hash={id}>
            {title}
          </Anchor>
        ))}
      </nav>
      <CompanyPart key={user.accountId} user={user} />
      <EmailPart user={user} />
      <PasswordPart user={user} />
      {hasSignInPart(own) && <SignInPart own={own} user={user} />}
      <DevicesPart />
      <PeoplePart />
      <SubscriptionPart />
      {isOwner && <ExportPart />}
      {isOwner && <IntakePart user={user} />}
      {isOwner && <DeletionPart user={user} />}
    </Page>
  )
}
