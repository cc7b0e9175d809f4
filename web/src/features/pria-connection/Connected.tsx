import { Alert, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PRIA_KINDS } from '@vagu/core/pria/schema'
import { disconnectPria } from '@vagu/core/pria-connection/contract'
import type { ConnectedClient, PriaConnection } from '@vagu/core/pria-connection/schema'
import { useState } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { pagesOfKinds } from '../../entities/pria/pages.ts'
import { priaText } from '../../entities/pria/text.ts'
import { usePathInYear } from '../../entities/session/global-year.ts'
import { renewUser } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { formatInstant } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import { useConfirm } from '../../ui/Confirm.tsx'
import layout from '../../ui/layout.module.css'
import { useMessages } from '../../ui/Messages.tsx'
import { ChooseClient } from './ChooseClient.tsx'
import styles from './PriaConnection.module.css'
import { SignInButton } from './SignInButton.tsx'
import { connectionText as text } from './text.ts'

function useDisconnecting() {
  const messages = useMessages()
  const confirm = useConfirm()
  const disconnect = useMutation({
    mutationFn: () => call(disconnectPria, {}),
    onSuccess: async () => {
      messages.success(text.disconnected)
      await renewUser()
    },
    onError: (error) => messages.failed(error, text.disconnectFailed),
    meta: { rereadsOnFailure: ['priaConnection'] },
  })
  const ask = async (): Promise<void> => {
    const [title, message, confirmLabel] = [text.disconnectTitle, text.disconnectText, text.disconnect]
    if (await confirm({ title, message, confirmLabel, isDangerous: true })) disconnect.mutate()
  }
  return { ask: () => void ask(), isPending: disconnect.isPending }
}

interface Props {
  readonly connection: PriaConnection
  readonly client: ConnectedClient
}

/** Trouble of a connection, with the way out. */
function Trouble({ connection: { state, isSilent, mandate, client, person } }: Pick<Props, 'connection'>) {
  if (state === 'OTHER_WORLD')
    return (
      <Alert color="yellow" title={text.states.OTHER_WORLD}>
        <p className={styles.text}>{text.otherWorld(client?.consentedBy ?? '')}</p>
        {person === null && <SignInButton isQuiet />}
      </Alert>
    )
  if (isSilent) return <Alert color="yellow">{text.silent}</Alert>
  if (state === 'NEEDS_SIGN_IN')
    return (
      <Alert color="yellow" title={text.states.NEEDS_SIGN_IN}>
        <p className={styles.text}>{text.needsSignIn}</p>
        <SignInButton label={text.signInAgain} />
      </Alert>
    )
  if (state !== 'NO_MANDATE') return null
  return (
    <Alert color="red" title={text.states.NO_MANDATE}>
      <p className={styles.text}>
        {text.noMandate} {mandate && priaText.mandate(mandate)}
      </p>
      <SignInButton label={text.signInAsOther} />
    </Alert>
  )
}

/** Words that begin large, one after another. */
const inSentence = ([first = '', ...rest]: readonly string[]): string =>
  [first, ...rest.map((word) => word.toLowerCase())].join(', ')

function Facts({ connection: { state, person, mandate }, client }: Props) {
  const facts: readonly (readonly [string, string])[] = [
    [text.state, text.states[state]],
    [text.client, client.clientName],
    [text.code, client.identificationNumber],
    [text.consentedKinds, inSentence(client.kinds.map((kind) => text.kinds[kind].label))],
    ['', text.consented(formatInstant(client.consentedAt), client.consentedBy)],
    [text.mandate, mandate ? priaText.mandate(mandate) : text.mandateUnknown],
    [text.signedInAs, person ? person.name : text.notSignedIn],
  ]
  return <FactList facts={facts} className={styles.facts} />
}

/** Farm that is connected: with whom, by whose consent, and how to end it. */
export function Connected({ connection, client }: Props) {
  const pathOf = usePathInYear()
  const disconnect = useDisconnecting()
  const [isChanging, setIsChanging] = useState(false)
  if (isChanging) return <ChooseClient connection={connection} onDone={() => setIsChanging(false)} />
  return (
    <>
      <Trouble connection={connection} />
      <Card title={text.connectedTitle(client.clientName)}>
        <div className={layout.column2xl}>
          <Facts connection={connection} client={client} />
          {client.sharedWith.length > 0 && (
            <p className={layout.quiet}>{text.shared(client.sharedWith.join(', '))}</p>
          )}
          <nav aria-label={text.pages} className={layout.wrap}>
            {PRIA_KINDS.map((kind) => (
              <Button key={kind} component={Link} variant="default" to={pathOf(pagesOfKinds[kind])}>
                {priaText.kindsOfPages[kind]}
              </Button>
            ))}
          </nav>
          <div className={layout.wrap}>
            {connection.person && (
              <Button variant="subtle" onClick={() => setIsChanging(true)}>
                {text.otherConsent}
              </Button>
            )}
            <Button color="red" variant="subtle" loading={disconnect.isPending} onClick={disconnect.ask}>
              {text.disconnect}
            </Button>
          </div>
        </div>
      </Card>
    </>
  )
}
