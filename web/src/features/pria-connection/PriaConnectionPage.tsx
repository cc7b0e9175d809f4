import { Button } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PriaConnection } from '@vagu/core/pria-connection/schema'
import { priaConnectionQuery } from '../../entities/pria/queries.ts'
import { TestLabel } from '../../entities/pria/TestLabel.tsx'
import { usePathInYear } from '../../entities/session/global-year.ts'
import { Card } from '../../ui/Card.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import layout from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { Arrival } from './Arrival.tsx'
import { ChooseClient } from './ChooseClient.tsx'
import { Connected } from './Connected.tsx'
import { JustConnected } from './JustConnected.tsx'
import styles from './PriaConnection.module.css'
import { SignInButton } from './SignInButton.tsx'
import { connectionText as text } from './text.ts'

function SwitchedOff() {
  const pathOf = usePathInYear()
  return (
    <EmptyState
      icon={<IconPlugConnected size={32} />}
      title={text.offTitle}
      action={
        <Button component={Link} to={pathOf('fieldImport')}>
          {text.toImport}
        </Button>
      }
    >
      {text.off}
    </EmptyState>
  )
}

const About = () => (
  <Card title={text.aboutTitle}>
    <div className={layout.column2xl}>
      <p className={styles.text}>{text.about}</p>
      <ol className={styles.steps}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div>
        <SignInButton />
      </div>
    </div>
  </Card>
)

function State({ connection }: { readonly connection: PriaConnection }) {
  const { state, client } = connection
  if (state === 'SWITCHED_OFF') return <SwitchedOff />
  if (client) return <Connected connection={connection} client={client} />
  return state === 'SIGNED_IN' ? <ChooseClient connection={connection} /> : <About />
}

/** `/pria/uhendus`: how the farm is connected with PRIA, and the way there and back. */
export function PriaConnectionPage() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(priaConnectionQuery)
  return (
    <Page isNarrow>
      <TestLabel />
      <Arrival />
      {isPending && <DelayedSkeleton lines={4} height={64} />}
      {isError && !data && (
        <LoadFailed title={text.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
      )}
      {data && <State connection={data} />}
      <JustConnected />
    </Page>
  )
}
