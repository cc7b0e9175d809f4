import { Alert, Button, FileButton, Group, Progress } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { User } from '@vagu/core/users/schema'
import { formatInstant } from '../../../lib/format.ts'
import styles from '../account.module.css'
import { LockedInDemo } from '../LockedInDemo.tsx'
import { Part } from '../Part.tsx'
import { ReviewOfArchive } from './ReviewOfArchive.tsx'
import { nounsText } from '../../../entities/nouns-text.ts'
import { intakeText } from './text.ts'
import { intakeQuery, useIntake } from './use-intake.ts'

function Receipt() {
  const { data: intake } = useQuery(intakeQuery)
  if (!intake) return null
  const { at, company, madeAt, userName, counts } = intake
  return (
    <Alert color="green" title={intakeText.receipt}>
      {intakeText.receiptText({
        at: formatInstant(at),
        company,
        madeAt: formatInstant(madeAt),
        by: userName,
      })}
      <ul className={styles.receipt}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ noun, count }) => (
            <li key={noun}>
              {nounsText[noun].many}: {count}
            </li>
          ))}
      </ul>
    </Alert>
  )
}

interface BusyProps {
  readonly title: string
  readonly text: string
  readonly onStop?: (() => void) | undefined
}

const Busy = ({ title, text, onStop }: BusyProps) => (
  <>
    <div role="status" aria-label={title}>
      <p className={styles.text}>{title}</p>
      <Progress.Root size="lg" my="sm">
        <Progress.Section value={100} striped animated withAria={false} />
      </Progress.Root>
      <p className={styles.text}>{text}</p>
    </div>
    {onStop && (
      <Group>
        <Button variant="default" onClick={onStop}>
          {intakeText.stop}
        </Button>
      </Group>
    )}
  </>
)

interface ChooseProps {
  readonly error: string | undefined
  readonly onFile: (file: File) => void
}

const Choose = ({ error, onFile }: ChooseProps) => (
  <>
    {error !== undefined && (
      <Alert color="red" role="alert">
        {error}
      </Alert>
    )}
    <Group>
      <FileButton
        accept=".zip,application/zip"
        onChange={(file) => {
          if (file) onFile(file)
        }}
        inputProps={{ 'aria-label': intakeText.choose }}
      >
        {(props) => (
          <Button variant="default" leftSection={<IconFileImport size={20} aria-hidden />} {...props}>
            {error === undefined ? intakeText.choose : intakeText.chooseOther}
          </Button>
        )}
      </FileButton>
      <span className={styles.text}>{intakeText.limit}</span>
    </Group>
  </>
)

function Intake() {
  const { stage, review, store, stop } = useIntake()
  return (
    <>
      {stage.name === 'choosing' && <Receipt />}
      {stage.name === 'choosing' && <Choose error={stage.error} onFile={review} />}
      {stage.name === 'reading' && (
        <Busy title={intakeText.reading(stage.fileName)} text={intakeText.readingText} onStop={stop} />
      )}
      {stage.name === 'reviewing' && (
        <ReviewOfArchive review={stage.review} onStore={() => store(stage.file)} onOther={stop} />
      )}
      {stage.name === 'storing' && <Busy title={intakeText.storing} text={intakeText.storingText} />}
    </>
  )
}

/** Takes the archive of a farm in. */
export const IntakePart = ({ user }: { readonly user: User }) => (
  <Part id="andmed-tagasi" title={intakeText.title}>
    <p className={styles.text}>{intakeText.text}</p>
    {user.isDemo ? (
      <LockedInDemo />
    ) : (
      <>
        <p className={styles.text}>{intakeText.notComing}</p>
        <Intake />
      </>
    )}
  </Part>
)
