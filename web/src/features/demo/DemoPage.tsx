import { Button, Group, Loader, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconPlant2 } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ROUTES } from '../../navigation/paths.ts'
import { findUser, queryClient } from '../../entities/session/session.ts'
import { wasDemo } from '../../demo/demo-tab.ts'
import { DEMO_STEPS, type DemoStep } from '../../demo/messages.ts'
import { dropAhead, loadAhead, startDemo } from '../../demo/start-demo.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './DemoPage.module.css'
import { demoText } from './text.ts'

type State =
  | { readonly name: 'starting'; readonly step: DemoStep }
  | { readonly name: 'failed' }
  | { readonly name: 'asking'; readonly company: string }

/** Starts the demo and goes to the first page; a signed-in visitor is asked first. */
export function DemoPage() {
  const [state, setState] = useState<State>({ name: 'starting', step: 'program' })
  const navigate = useNavigate()
  const start = useCallback(async () => {
    const begins = (step: DemoStep): void => setState({ name: 'starting', step })
    begins('program')
    try {
      await startDemo(begins)
      queryClient.clear()
      await navigate({ to: ROUTES.addJob, replace: true })
    } catch {
      setState({ name: 'failed' })
    }
  }, [navigate])

  useEffect(() => {
    loadAhead()
    return dropAhead
  }, [])
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
    <Shown title={demoText.starting} action={<Steps now={state.step} />}>
      {demoText.startingText}
    </Shown>
  )
}

/** Parts of the farm: which stand already, and which is being made. */
function Steps({ now }: { now: DemoStep }) {
  const at = DEMO_STEPS.indexOf(now)
  return (
    <ol className={styles.steps} aria-label={demoText.starting}>
      {DEMO_STEPS.map((step, place) => (
        <li key={step} {...(place === at && { 'aria-current': 'step' })} data-later={place > at || undefined}>
          <span className={styles.mark} aria-hidden>
            {place < at && <IconCheck size={20} />}
            {place === at && <Loader size={18} />}
          </span>
          {demoText.steps[step]}
          {place < at && <VisuallyHidden>{demoText.done}</VisuallyHidden>}
        </li>
      ))}
    </ol>
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
