import { Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { z } from 'zod'
import { FROM_FIRST_STEPS } from '../../../entities/first-steps.ts'
import { useGlobalYear } from '../../../entities/session/global-year.ts'
import { useUser } from '../../../entities/session/session.ts'
import { pathTo } from '../../../navigation/paths.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import styles from './FirstSteps.module.css'
import { useKeptInTab } from './keep-in-tab.ts'
import { firstStepsText } from './text.ts'

/** Welcomes a new account once in a tab, as long as the farm has neither fields nor materials. */
export function WelcomeDialog() {
  const year = useGlobalYear()
  const company = useUser()?.company.name ?? ''
  const [isClosed, keep] = useKeptInTab('welcome', z.boolean())
  const close = (): void => keep(true)
  return (
    <Dialog
      isOpen={isClosed !== true}
      onClose={close}
      title={firstStepsText.welcomeTitle}
      width={520}
      isChanged={false}
    >
      <Stack>
        <Text>{firstStepsText.welcome(company)}</Text>
        <ol className={styles.welcome}>
          {firstStepsText.welcomeSteps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <Button component={Link} to={pathTo('fieldImport', { year })} hash={FROM_FIRST_STEPS} onClick={close}>
          {firstStepsText.welcomeFile}
        </Button>
        <Button component={Link} to={pathTo('fields', { year })} variant="default" onClick={close}>
          {firstStepsText.welcomeOther}
        </Button>
        <Button variant="subtle" onClick={close}>
          {firstStepsText.welcomeLater}
        </Button>
      </Stack>
    </Dialog>
  )
}
