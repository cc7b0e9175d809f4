import type { WarningAhead } from '@vagu/core/jobs/material-update-schema'
import type { Material } from '@vagu/core/materials/schema'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { CallError } from '../../../lib/call-error.ts'
import { useWarningsAhead } from './api.ts'
import styles from './Linked.module.css'
import { linkedText } from './text.ts'

interface Props {
  readonly requisite: Material
  readonly ids: readonly string[]
}
const WAIT_MS = 300
const MAX = 5

function Warnings({ title, list }: { readonly title: string; readonly list: readonly WarningAhead[] }) {
  if (list.length === 0) return null
  return (
    <div>
      <strong>{title}</strong>
      <ul className={styles.warnings}>
        {list.slice(0, MAX).map(({ title: rule, message, fieldId, date }) => (
          <li key={`${rule} ${fieldId} ${date} ${message}`}>{message}</li>
        ))}
        {list.length > MAX && <li>{linkedText.more(list.length - MAX)}</li>}
      </ul>
    </div>
  )
}

/** Why jobs cannot take the material over, each sentence once. */
const refusalsIn = (error: unknown): string[] =>
  error instanceof CallError ? [...new Set(error.fields.map(({ message }) => message))] : []

/** Warnings that would come and go: nobody shall be surprised by them afterwards. */
export function WarningsAhead({ requisite, ids }: Props) {
  const [settledIds] = useDebouncedValue(ids, WAIT_MS)
  const { data, error, isError, isFetching, refetch } = useWarningsAhead(requisite, settledIds)
  if (ids.length === 0) return null
  const refused = refusalsIn(error)
  if (refused.length > 0)
    return (
      <div className={styles.ahead} role="status" data-warns>
        <strong>{linkedText.refused}</strong>
        <ul className={styles.warnings}>
          {refused.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    )
  if (isError)
    return (
      <p className={styles.ahead}>
        {linkedText.checkFailed}{' '}
        <Button variant="subtle" size="compact-md" loading={isFetching} onClick={() => void refetch()}>
          {linkedText.checkAgain}
        </Button>
      </p>
    )
  if (!data) return <p className={styles.ahead}>{linkedText.checking}</p>
  const { appear, go } = data
  return (
    <div className={styles.ahead} role="status" data-warns={appear.length > 0 || undefined}>
      {appear.length + go.length === 0 && linkedText.noChange}
      <Warnings title={linkedText.appear(appear.length)} list={appear} />
      <Warnings title={linkedText.go(go.length)} list={go} />
    </div>
  )
}
