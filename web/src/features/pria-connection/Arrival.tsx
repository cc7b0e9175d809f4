import { Alert } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PRIA_OUTCOMES, PRIA_RETURNED, type PriaOutcome } from '@vagu/core/pria-connection/schema'
import { uiText } from '../../ui/text.ts'
import { connectionText as text } from './text.ts'

const outcomeOf = (value: string | undefined, isGood: boolean): PriaOutcome =>
  PRIA_OUTCOMES.find((each) => each === value) ?? (isGood ? 'signedIn' : 'failed')

/** How a way to PRIA's sign-in page and back ended, as the address tells it. */
export function Arrival() {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const result = search[PRIA_RETURNED.result]
  if (result === undefined) return null
  const isGood = result === 'korras'
  return (
    <Alert
      role="status"
      color={isGood ? 'green' : 'red'}
      withCloseButton
      closeButtonLabel={uiText.close}
      onClose={() => void navigate({ to: '.', search: {}, replace: true })}
    >
      {text.outcomes[outcomeOf(search[PRIA_RETURNED.outcome], isGood)]}
    </Alert>
  )
}
