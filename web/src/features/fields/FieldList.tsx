import type { Field } from '@vagu/core/fields/schema'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useUser } from '../../entities/session/session.ts'
import { FoundLine } from '../../records/ListBar.tsx'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useIsPrinting } from '../../ui/use-is-printing.ts'
import { type ColumnContext, fieldColumns, notesColumn, notesOfYear } from './field-columns.tsx'
import { isFound } from './field-filter.ts'
import styles from './FieldsPage.module.css'
import { fieldsPageText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly query: string
  readonly onShowAll: () => void
  readonly context: ColumnContext
}

/** On a phone a row is a card, which holds what tells fields apart; the numbers are found by search and stand in the form. */
const NOT_ON_PHONE: readonly string[] = ['code', 'priaCode']
const keyOf = (field: Field): string => field._id

/** Notes stand on paper alone, where there are any and the farm wants them there. */
function useHasNotes(fields: readonly Field[], year: number): boolean {
  const isPrinting = useIsPrinting()
  const isWanted = useUser()?.settings.printFieldNotes ?? true
  return isPrinting && isWanted && fields.some((field) => notesOfYear(field, year) !== '')
}

/** The active fields that answer the search, and apart from them, when asked, those that are not active. */
export function FieldList({ fields, query, onShowAll, context }: Props) {
  const [showsInactive, setShowsInactive] = useState(false)
  const isPhone = useMediaQuery('(max-width: 40em)') ?? false
  const hasNotes = useHasNotes(fields, context.year)
  const columns = useMemo(() => {
    const shown = fieldColumns(context).filter(({ id }) => !isPhone || !NOT_ON_PHONE.includes(id))
    return hasNotes ? [...shown, notesColumn(context.year)] : shown
  }, [context, isPhone, hasNotes])
  const found = fields.filter((field) => isFound(field, query, context.year))
  const active = found.filter((field) => field.active)
  const inactive = found.filter((field) => !field.active)
  return (
    <>
      {found.length < fields.length && (
        <FoundLine text={fieldsPageText.found(found.length, fields.length)} onShowAll={onShowAll} />
      )}
      {found.length === 0 && (
        <EmptyState title={fieldsPageText.noneFound}>{fieldsPageText.noneFoundText(query)}</EmptyState>
      )}
      {active.length > 0 && (
        <DataTable
          label={fieldsPageText.tableLabel(context.year)}
          rows={active}
          columns={columns}
          keyOf={keyOf}
        />
      )}
      {inactive.length > 0 && (
        <Button
          variant="default"
          className={styles.toggle}
          aria-expanded={showsInactive}
          onClick={() => setShowsInactive((shows) => !shows)}
        >
          {showsInactive ? fieldsPageText.hideInactive : fieldsPageText.showInactive(inactive.length)}
        </Button>
      )}
      {showsInactive && inactive.length > 0 && (
        <Card title={fieldsPageText.inactive(inactive.length)} className={styles.inactive}>
          <p className={styles.quiet}>{fieldsPageText.inactiveHint}</p>
          <DataTable label={fieldsPageText.inactiveLabel} rows={inactive} columns={columns} keyOf={keyOf} />
        </Card>
      )}
    </>
  )
}
