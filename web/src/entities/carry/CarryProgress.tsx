import { Alert, Button, Group, Progress as Bar, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { type Carried, forgetCarried, keepCarried } from './carried.ts'
import { carryOver, type Progress } from './carry.ts'
import { carryText } from './text.ts'

export interface CarryProgressProps {
  readonly carried: Carried
  /** Goes on to the farm: all has arrived, or the rest waits or is given up. */
  readonly onLeave: () => void
}

type State = 'running' | 'interrupted' | 'arrived'

function useCarrying({ carried, onLeave }: CarryProgressProps) {
  const [progress, setProgress] = useState<Progress>()
  const [state, setState] = useState<State>('running')
  const now = useRef(carried)
  const run = async (): Promise<void> => {
    setState('running')
    const keep = (next: Carried): Promise<void> => {
      now.current = next
      return keepCarried(next)
    }
    try {
      const { refused } = await carryOver(now.current, { keep, tell: setProgress })
      await forgetCarried()
      if (refused.length === 0) onLeave()
      else setState('arrived')
    } catch {
      setState('interrupted')
    }
  }
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void run()
  })
  const giveUp = async (): Promise<void> => {
    await forgetCarried()
    onLeave()
  }
  return { progress, state, run: () => void run(), giveUp: () => void giveUp() }
}

/** A demo farm on its way into the account: how far it is, what was refused, and going on after a break. */
export function CarryProgress(props: CarryProgressProps) {
  const { progress, state, run, giveUp } = useCarrying(props)
  const { done = 0, all = 0, refused = [] } = progress ?? {}
  return (
    <Stack>
      {state === 'running' && <Text>{carryText.text}</Text>}
      {state === 'interrupted' && <Alert color="yellow">{carryText.interrupted}</Alert>}
      {state === 'arrived' && <Text>{carryText.arrived}</Text>}
      <Bar value={all === 0 ? 0 : (done / all) * 100} aria-label={carryText.title} />
      <Text role="status">{carryText.progress(done, all)}</Text>
      {refused.length > 0 && (
        <Alert color="yellow" title={carryText.refused}>
          <ul>
            {refused.map((name, index) => (
              <li key={`${name} ${String(index)}`}>{name}</li>
            ))}
          </ul>
        </Alert>
      )}
      {state === 'interrupted' && (
        <Group>
          <Button onClick={run}>{carryText.again}</Button>
          <Button variant="default" onClick={props.onLeave}>
            {carryText.later}
          </Button>
          <Button variant="subtle" onClick={giveUp}>
            {carryText.giveUp}
          </Button>
        </Group>
      )}
      {state === 'arrived' && (
        <Group>
          <Button onClick={props.onLeave}>{carryText.toFarm}</Button>
        </Group>
      )}
    </Stack>
  )
}
