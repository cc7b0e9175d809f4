import { LoadFailed } from './LoadFailed.tsx'

interface Props {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> }
  /** Title that says what could not be loaded. */
  readonly title: string
}

/** Stands where the answer of a question would stand, and asks it again. */
export const QueryFailed = ({ query, title }: Props) => (
  <LoadFailed title={title} onReload={() => void query.refetch()} isLoading={query.isFetching} />
)
