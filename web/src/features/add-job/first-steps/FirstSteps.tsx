import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { useState } from 'react'
import { FIRST_STEPS, PUT_AWAY } from '../../../entities/first-steps.ts'
import { useCan } from '../../../entities/account/use-can.ts'
import { useUser } from '../../../entities/session/session.ts'
import { useSaveScreenSettings } from '../../../entities/settings/screen-settings.ts'
import { useSettings } from '../../../entities/use-settings.ts'
import { Card } from '../../../ui/Card.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import layout from '../../../ui/layout.module.css'
import styles from './FirstSteps.module.css'
import { StepContent, type StepProps } from './StepContent.tsx'
import { type FirstStep, isEmptyFarm, isPutAway, type Standing, type StepKey, stepsOf } from './steps.ts'
import { firstStepsText } from './text.ts'
import { WelcomeDialog } from './WelcomeDialog.tsx'

export interface FirstStepsProps extends StepProps {
  readonly counts: Standing['counts']
}

const ICONS = { done: IconCircleCheckFilled, skipped: IconCircleDashed, open: IconCircle }

interface ItemProps extends StepProps {
  readonly step: FirstStep
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onSkip: () => void
}

function Step({ step: { key, state }, isOpen, onOpen, onSkip, ...content }: ItemProps) {
  const Icon = ICONS[state]
  const name = firstStepsText.names[key]
  return (
    <li
      className={styles.step}
      data-done={state === 'done' || undefined}
      aria-current={isOpen ? 'step' : undefined}
    >
      <Icon size={24} aria-hidden />
      <div className={styles.body}>
        <strong>
          {name}
          {state !== 'open' && <span className={styles.done}> {firstStepsText[state]}</span>}
        </strong>
        {isOpen && <StepContent step={key} {...content} />}
      </div>
      {isOpen && state === 'open' && (
        <Button variant="subtle" onClick={onSkip}>
          {firstStepsText.skip}
        </Button>
      )}
      {!isOpen && (
        <Button variant="subtle" aria-label={firstStepsText.openStep(name)} onClick={onOpen}>
          {firstStepsText.open}
        </Button>
      )}
    </li>
  )
}

interface ListProps extends StepProps {
  readonly steps: readonly FirstStep[]
  readonly onPutAway: () => void
  readonly onSkip: (key: StepKey) => void
}

/** All steps; the first that is not done stands open, or the one that was asked for, until it is done. */
function StepList({ steps, onPutAway, onSkip, ...content }: ListProps) {
  const [asked, setAsked] = useState<FirstStep>()
  const isAskedStill = steps.some(({ key, state }) => key === asked?.key && state === asked.state)
  const current = isAskedStill ? asked?.key : steps.find(({ state }) => state === 'open')?.key
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <Card
      title={firstStepsText.title}
      actions={
        <span className={styles.head}>
          <span>{firstStepsText.progress(done, steps.length)}</span>
          <Button variant="subtle" onClick={onPutAway}>
            {firstStepsText.putAway}
          </Button>
        </span>
      }
    >
      <ol className={layout.listColumn}>
        {steps.map((step) => (
          <Step
            key={step.key}
            step={step}
            isOpen={step.key === current}
            onOpen={() => setAsked(step)}
            onSkip={() => onSkip(step.key)}
            {...content}
          />
        ))}
      </ol>
    </Card>
  )
}

interface LeftProps {
  readonly steps: readonly FirstStep[]
  readonly onOpen: () => void
  readonly onPutAway: () => void
}

/** One line about what is left, once there is a first job: the page is the farmer's then. */
function StepsLeft({ steps, onOpen, onPutAway }: LeftProps) {
  const names = steps.flatMap(({ key, state }) => (state === 'open' ? [firstStepsText.names[key]] : []))
  return (
    <div className={styles.left} role="note" aria-label={firstStepsText.title}>
      <span>{firstStepsText.left(names.join(', '))}</span>
      <Button variant="subtle" size="compact-md" onClick={onOpen}>
        {firstStepsText.open}
      </Button>
      <Button variant="subtle" size="compact-md" onClick={onPutAway}>
        {firstStepsText.putAway}
      </Button>
    </div>
  )
}

/** Leads a new farm from nothing to its first job; not in the demo, and not for those who may not change the farm. */
export function FirstSteps({ counts, ...content }: FirstStepsProps) {
  const user = useUser()
  const mayWrite = useCan('write')
  const settings = useSettings().data
  const save = useSaveScreenSettings(FIRST_STEPS)
  const messages = useMessages()
  const [isOpened, setIsOpened] = useState(false)
  if (!user || user.isDemo || !mayWrite || !settings) return null
  const standing: Standing = { company: user.company, counts, settings }
  const steps = stepsOf(standing)
  const putAway = (): void => {
    save({ [PUT_AWAY]: true })
    const undo = { label: firstStepsText.undo, onClick: () => save({ [PUT_AWAY]: false }) }
    messages.success(firstStepsText.putAwayDone, { action: undo })
  }
  const isShown = !isPutAway(standing) && steps.some(({ state }) => state === 'open')
  return (
    <>
      {isEmptyFarm(counts) && <WelcomeDialog />}
      {isShown && counts.jobEvents > 0 && !isOpened && (
        <StepsLeft steps={steps} onOpen={() => setIsOpened(true)} onPutAway={putAway} />
      )}
      {isShown && (counts.jobEvents === 0 || isOpened) && (
        <StepList
          steps={steps}
          onPutAway={putAway}
          onSkip={(key) => save({ [key]: 'skipped' })}
          {...content}
        />
      )}
    </>
  )
}
