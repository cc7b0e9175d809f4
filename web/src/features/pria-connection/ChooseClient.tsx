import { Alert, Button, Checkbox, Radio } from '@mantine/core'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { AGENCY_KINDS, type AgencyKind } from '@vagu/core/agency/wire'
import { connectPria, listPriaClients } from '@vagu/core/pria-connection/contract'
import type { ConnectedClient, PriaClient, PriaConnection } from '@vagu/core/pria-connection/schema'
import { type FormEvent, useState } from 'react'
import { priaKeys } from '../../entities/pria/keys.ts'
import { priaText } from '../../entities/pria/text.ts'
import { renewUser } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { Card } from '../../ui/Card.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import layout from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import styles from './PriaConnection.module.css'
import { SignInButton } from './SignInButton.tsx'
import { connectionText as text } from './text.ts'

const clientsQuery = queryOptions({
  queryKey: priaKeys.clients,
  queryFn: ({ signal }) => call(listPriaClients, {}, { signal }),
  meta: { reads: ['priaConnection'], isQuiet: true },
})

const mayConnect = ({ mandate }: PriaClient): boolean => mandate.kind === 'FULL' || mandate.kind === 'LIMITED'
/** Kinds that a consent is for when nobody has said otherwise: those that may be sent, and the fields on which all stand. */
const kindsOf = ({ mandate }: PriaClient): readonly AgencyKind[] =>
  mandate.kind === 'LIMITED' ? [...new Set<AgencyKind>(['FIELD', ...mandate.kinds])] : AGENCY_KINDS

function ClientChoice({ client }: { readonly client: PriaClient }) {
  const { id, name, registryCode, mandate, connectedTo } = client
  const facts = [
    registryCode === '' ? undefined : text.registryCode(registryCode),
    priaText.mandate(mandate),
    connectedTo.length === 0 ? undefined : text.connectedTo(connectedTo.join(', ')),
  ]
  return (
    <Radio.Card value={id} disabled={!mayConnect(client)} className={styles.client}>
      <Radio.Indicator disabled={!mayConnect(client)} />
      <span className={styles.clientText}>
        <strong>{name}</strong>
        {facts.flatMap((fact) => (fact === undefined ? [] : <span key={fact}>{fact}</span>))}
      </span>
    </Radio.Card>
  )
}

interface ConsentProps {
  readonly kinds: ReadonlySet<AgencyKind>
  readonly onChange: (kinds: ReadonlySet<AgencyKind>) => void
}

function ConsentKinds({ kinds, onChange }: ConsentProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend>{text.consentWhat}</legend>
      {AGENCY_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={text.kinds[kind].label}
          description={
            kind === 'FIELD' ? `${text.kinds[kind].text} ${text.fieldsAlways}` : text.kinds[kind].text
          }
          classNames={{ description: styles.kindText }}
          checked={kinds.has(kind)}
          disabled={kind === 'FIELD'}
          onChange={({ currentTarget }) => {
            const next = new Set(kinds)
            if (currentTarget.checked) next.add(kind)
            else next.delete(kind)
            onChange(next)
          }}
        />
      ))}
    </fieldset>
  )
}

const refusalOf = (error: unknown): string =>
  (error instanceof CallError ? text.connectRefused[error.code] : undefined) ?? text.connectFailed

function useConnecting() {
  const messages = useMessages()
  return useMutation({
    mutationFn: (body: { client: string; kinds: AgencyKind[] }) => call(connectPria, { body }),
    onSuccess: () => renewUser(),
    onError: (error) => messages.failed(error, refusalOf(error)),
    meta: { rereadsOnFailure: ['priaConnection'] },
  })
}

interface FormProps {
  readonly clients: readonly PriaClient[]
  /** Client that the farm is connected with already, where the consent is only changed. */
  readonly connected: ConnectedClient | null
  readonly onDone: () => void
}

/** Clients of PRIA, one to choose, and the consent for it. */
function ConsentForm({ clients, connected, onDone }: FormProps) {
  const possible = clients.filter(mayConnect)
  const [first] = possible.length === 1 ? possible : []
  const [chosenId, setChosenId] = useState(connected?.identificationNumber ?? first?.id ?? '')
  const chosen = clients.find(({ id }) => id === chosenId)
  const [kinds, setKinds] = useState<ReadonlySet<AgencyKind> | undefined>(
    connected ? new Set<AgencyKind>(['FIELD', ...connected.kinds]) : undefined,
  )
  const [error, setError] = useState<string>()
  const connect = useConnecting()
  const consented = kinds ?? new Set(chosen ? kindsOf(chosen) : AGENCY_KINDS)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setError(chosen ? undefined : text.chooseClient)
    if (chosen) connect.mutate({ client: chosenId, kinds: [...consented] }, { onSuccess: onDone })
  }
  return (
    <form className={layout.column2xl} onSubmit={send}>
      <Radio.Group
        label={text.clients}
        value={chosenId}
        onChange={(id) => {
          setChosenId(id)
          setKinds(undefined)
        }}
      >
        <div className={styles.clients}>
          {clients.map((client) => (
            <ClientChoice key={client.id} client={client} />
          ))}
        </div>
      </Radio.Group>
      <section className={layout.columnXl} aria-label={text.consentTitle}>
        <h3 className={styles.heading}>{text.consentTitle}</h3>
        <ConsentKinds kinds={consented} onChange={setKinds} />
        <p className={styles.text}>{text.consentWhen}</p>
        <p className={styles.text}>{text.consentEnd}</p>
      </section>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={layout.wrap}>
        <Button type="submit" loading={connect.isPending}>
          {connected ? text.changeConsent : text.connect}
        </Button>
        <SignInButton label={text.signInAsOther} isQuiet />
        {connected && (
          <Button variant="subtle" onClick={onDone}>
            {text.leaveConsent}
          </Button>
        )}
      </div>
    </form>
  )
}

interface Props {
  readonly connection: PriaConnection
  readonly onDone?: () => void
}

/** Client to speak for, chosen among those that PRIA shows to who has signed in there. */
export function ChooseClient({ connection, onDone = () => {} }: Props) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(clientsQuery)
  const { person } = connection
  return (
    <Card title={text.chooseTitle}>
      <div className={layout.column2xl}>
        {person && <p className={layout.quiet}>{text.person(person.name, person.code)}</p>}
        {isPending && <DelayedSkeleton lines={3} height={64} />}
        {isError && !data && (
          <LoadFailed title={text.clientsFailed} onReload={() => void refetch()} isLoading={isFetching} />
        )}
        {data?.length === 0 && (
          <Alert color="yellow">
            <p className={styles.text}>{text.noClients}</p>
            <SignInButton label={text.signInAsOther} isQuiet />
          </Alert>
        )}
        {data && data.length > 0 && (
          <ConsentForm clients={data} connected={connection.client} onDone={onDone} />
        )}
      </div>
    </Card>
  )
}
