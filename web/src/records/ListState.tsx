import { Alert } from '@mantine/core'
import { DelayedSkeleton } from '../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'

interface Props {
  readonly query: {
    readonly isPending: boolean
    readonly isError: boolean
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** Lines of the list that is not there yet. */
  readonly lines: number
  /** The record that the address asked for and that is no more. */
  readonly missing: { readonly isMissing: boolean; readonly text: string; readonly forget: () => void }
}

/** State above or instead of a list: that it is loaded, that it is not, that a record of it is gone. */
export const ListState = ({ query, lines, missing }: Props) => (
  <>
    {query.isPending && <DelayedSkeleton lines={lines} />}
    {query.isError && <LoadFailed onReload={() => void query.refetch()} isLoading={query.isFetching} />}
    {missing.isMissing && (
      <Alert color="yellow" variant="light" withCloseButton onClose={missing.forget}>
        {missing.text}
      </Alert>
    )}
  </>
)
