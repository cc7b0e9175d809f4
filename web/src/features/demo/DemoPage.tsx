import { Button, Group, Loader } from '@mantine/core'
import { IconPlant2 } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ROUTES } from '../../navigation/paths.ts'
import { findUser, queryClient } from '../../entities/session/session.ts'
import { wasDemo } from '../../demo/demo-tab.ts'
import { startDemo } from '../../demo/start-demo.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { demoText } from './text.ts'

type State =
  | { readonly name: 'starting' }
  | { readonly name: 'failed' }
  | { readonly name: 'asking'; readonly company: string }

/** Starts the demo and goes to the first page; a signed-in visitor is asked first. */
export function DemoPage() {
  const [state, setState] = useState<State>({ name: 'starting' })
  const navigate = useNavigate()
  const start = useCallback(async () => {
    setState({ name: 'starting' })
    try {
      await startDemo()
      queryClient.clear()
      await navigate({ to: ROUTES.addJob, replace: true })
    } catch {
      setState({ name: 'failed' })
    }
  }, [navigate])

  useEffect(() => {
    void realCompany().then((company) =>
      company === undefined ? start() : setState({ name: 'asking', company }),
    )
  }, [start])

  return (
    <main>
      <DemoState state={state} start={() => void start()} />
    </main>
  )
}

/** The company of a visitor who is signed in for real; a failing network is no reason to keep the demo back. */
async function realCompany(): Promise<string | undefined> {
  if (wasDemo()) return undefined
  const user = await findUser().catch(() => null)
  return user?.company.name
}

function DemoState({ state, start }: { state: State; start: () => void }) {
  if (state.name === 'asking') return <Asking company={state.company} start={start} />
  if (state.name === 'failed')
    return (
      <Shown title={demoText.failedTitle} action={<Button onClick={start}>{demoText.retry}</Button>}>
        {demoText.failedText}
      </Shown>
    )
  return (
    <Shown title={demoText.starting} action={<Loader aria-label={demoText.starting} />}>
      {demoText.startingText}
    </Shown>
  )
}

function Asking({ company, start }: { company: string; start: () => void }) {
  const action = (
    <Group justify="center">
      <Button onClick={start}>{demoText.open}</Button>
      <Button component={Link} to={ROUTES.addJob} variant="default">
        {demoText.back}
      </Button>
    </Group>
  )
  return (
    <Shown title={demoText.askTitle} action={action}>
      {demoText.askText(company)}
    </Shown>
  )
}

function Shown({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <EmptyState icon={<IconPlant2 size={32} />} title={title} level={1} action={action}>
      {children}
    </EmptyState>
  )
}
