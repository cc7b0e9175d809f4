import type { Field } from '@vagu/core/fields/schema'
import { Button, Input, TextInput } from '@mantine/core'
import { IconMap2, IconSearch } from '@tabler/icons-react'
import { memo, useMemo, useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { GroupChipsProps } from '../field-groups/GroupChips.tsx'
import { CropFilter } from './CropFilter.tsx'
import { FieldOptions } from './FieldOptions.tsx'
import layout from '../../ui/layout.module.css'
import styles from './FieldPicker.module.css'
import { PickerFoot } from './PickerFoot.tsx'
import { filterFields, toggled } from './pick-fields.ts'
import { fieldPickerText } from './text.ts'

const GroupChips = lazyComponent<GroupChipsProps>(
  async () => (await import('../field-groups/GroupChips.tsx')).GroupChips,
)
const MapPicker = lazyComponent(async () => (await import('./MapPicker.tsx')).MapPicker)

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  readonly selectedIds: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  /** Hectares that are chosen. */
  readonly area: number
  readonly error?: string | undefined
  /** Of the search input in its form. */
  readonly name: string
}

interface SearchProps {
  readonly name: string
  readonly query: string
  readonly isWrong: boolean
  readonly onQuery: (query: string) => void
  /** Enter takes the first field that is listed. */
  readonly onTakeFirst: () => void
}

const SearchInput = ({ name, query, isWrong, onQuery, onTakeFirst }: SearchProps) => (
  <TextInput
    label={fieldPickerText.search}
    placeholder={fieldPickerText.searchHint}
    name={name}
    value={query}
    autoComplete="off"
    leftSection={<IconSearch size={18} aria-hidden />}
    onChange={(event) => onQuery(event.currentTarget.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      onTakeFirst()
    }}
    error={isWrong}
  />
)

/** Fields by typing, by list and by map: one selection behind the three. */
export const FieldPicker = memo(function FieldPicker(props: Props) {
  const { fields, year, selectedIds, onChange, area, error, name } = props
  const [query, setQuery] = useState('')
  const [crop, setCrop] = useState('')
  const [isMapOpen, setIsMapOpen] = useState<boolean>()
  const listed = useMemo(() => filterFields(fields, { query, crop }, year), [fields, query, crop, year])
  const selected = useMemo(() => new Set(selectedIds), [selectedIds])
  const toggle = (id: string): void => onChange(toggled(selectedIds, id))
  const takeFirst = (): void => {
    const first = listed[0]
    if (query.trim() === '' || !first) return
    toggle(first._id)
    setQuery('')
  }
  const showAll = (): void => {
    setQuery('')
    setCrop('')
  }
  const summary = fieldPickerText.selected(selectedIds.length, area)
  return (
    <div className={layout.columnXl}>
      <div className={styles.tools}>
        <SearchInput
          name={name}
          query={query}
          isWrong={Boolean(error)}
          onQuery={setQuery}
          onTakeFirst={takeFirst}
        />
        <Button
          variant="default"
          leftSection={<IconMap2 size={20} aria-hidden />}
          onClick={() => setIsMapOpen(true)}
        >
          {fieldPickerText.map}
        </Button>
      </div>
      {error && <Input.Error>{error}</Input.Error>}
      <GroupChips props={{ fields, year, selectedIds, onChange }} />
      <CropFilter fields={fields} year={year} crop={crop} onChange={setCrop} />
      {listed.length > 0 ? (
        <FieldOptions fields={listed} year={year} selectedIds={selected} onToggle={toggle} />
      ) : (
        <p className={styles.empty}>{fieldPickerText.noneFound}</p>
      )}
      <PickerFoot
        summary={summary}
        selectedIds={selectedIds}
        listed={listed}
        onChange={onChange}
        onShowAll={showAll}
      />
      {isMapOpen !== undefined && (
        <MapPicker
          onFailed={() => setIsMapOpen(undefined)}
          props={{
            isOpen: isMapOpen,
            onClose: () => setIsMapOpen(false),
            year,
            selectedIds,
            onToggle: toggle,
            summary,
          }}
        />
      )}
    </div>
  )
})
