import type { Field } from '@vagu/core/fields/schema'
import { useMemo } from 'react'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/use-record-form.ts'
import { fieldKindOf } from '../field-kind.ts'
import { fieldsPageText } from '../text.ts'
import { draftOf, emptyInput, fieldFormOf } from './field-form.ts'
import { LifeFields } from './LifeFields.tsx'
import { MoreOfYear } from './MoreOfYear.tsx'
import { NumberFields } from './NumberFields.tsx'
import { OwnFields } from './OwnFields.tsx'
import { ShapeField } from './ShapeField.tsx'
import { ShapesApart } from './ShapesApart.tsx'
import { YearFields } from './YearFields.tsx'

interface Props {
  readonly id: string
  /** The version that the form began from; none for a new field. */
  readonly base: Field | undefined
  readonly year: number
  readonly onSaved: () => void
  readonly onChanged: (isChanged: boolean) => void
}

/** The form of a field: what it is, what it is in this season, and its shape. */
export function FieldFormPanel({ id, base, year, onSaved, onChanged }: Props) {
  const kind = useMemo(() => fieldKindOf(year), [year])
  const work = useRecordForm({
    id,
    base,
    kind,
    shape: fieldFormOf(year),
    text: fieldsPageText,
    empty: emptyInput(year),
    draftOf,
    onSaved,
    onChanged,
  })
  return (
    <RecordForm
      work={work}
      gap="lg"
      picture={work.conflict && <ShapesApart conflict={work.conflict} year={year} />}
    >
      <OwnFields />
      <YearFields year={year} />
      <ShapeField id={id} base={work.base} year={year} />
      <div>
        <NumberFields base={work.base} year={year} />
        <MoreOfYear year={year} />
        <LifeFields />
      </div>
    </RecordForm>
  )
}
