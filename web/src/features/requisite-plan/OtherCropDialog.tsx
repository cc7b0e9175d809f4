import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { cropTitle } from '@vagu/core/crops/title'
import type { FieldToPlan, RequisitePlanYear } from '@vagu/core/requisite-plan/schema'
import type { OtherCropPlan } from '@vagu/core/supplies/schema'
import { useMemo, useState } from 'react'
import { QueryFailed } from '../../ui/QueryFailed.tsx'
import { CropSelect } from '../../entities/crops/CropSelect.tsx'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMay } from '../../ui/may.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { uiText } from '../../ui/text.ts'
import layout from '../../ui/layout.module.css'
import { otherCropQuery } from './api.ts'
import { OtherCropMoney } from './OtherCropMoney.tsx'
import { OtherCropRows } from './OtherCropRows.tsx'
import { otherCropText as text } from './other-crop-text.ts'
import styles from './RequisitePlan.module.css'
import { planText } from './text.ts'

const nameOf = (crop: string | null): string => (crop === null ? planText.noCrop : cropTitle({ crop }))

function Changes({ plan }: { readonly plan: OtherCropPlan }) {
  const seesMoney = useMay('money')
  const { fieldName, area, cropBefore, crop, basis, rows } = plan
  return (
    <section className={layout.columnXl} aria-live="polite">
      <h3 className={styles.changeHeading}>
        {text.heading(fieldName, area, [nameOf(cropBefore), nameOf(crop)])}
      </h3>
      <p className={layout.quiet}>{text.basis(basis)}</p>
      {seesMoney && <OtherCropMoney plan={plan} />}
      {rows.length === 0 ? <p className={styles.plain}>{text.nothing}</p> : <OtherCropRows rows={rows} />}
    </section>
  )
}

function Tried({
  year,
  fieldId,
  crop,
}: {
  readonly year: number
  readonly fieldId: string
  readonly crop: string
}) {
  const plan = useQuery(otherCropQuery({ year, fieldId, crop }))
  if (plan.data) return <Changes plan={plan.data} />
  if (plan.isPending) return <DelayedSkeleton lines={3} height={40} />
  return <QueryFailed query={plan} title={text.failed} />
}

const optionOf = ({ fieldId, fieldName, crop }: FieldToPlan) => ({
  value: fieldId,
  label: fieldName,
  hint: nameOf(crop),
})

interface Props {
  readonly plan: RequisitePlanYear
  /** Field that it opens with; one that is none of the year is left to be chosen. */
  readonly first: string | undefined
  readonly onClose: () => void
}

/** Another crop on a field is tried: what would be bought, what would be left, what the field would earn. Stores nothing. */
export function OtherCropDialog({ plan: { year, fields }, first, onClose }: Props) {
  const begun = fields.find((field) => field.fieldId === first)
  const [fieldId, setFieldId] = useState(begun?.fieldId ?? null)
  const [crop, setCrop] = useState<string | null>(null)
  const options = useMemo(() => fields.map(optionOf), [fields])
  const isSame = crop !== null && fields.find((field) => field.fieldId === fieldId)?.crop === crop
  return (
    <Dialog isOpen onClose={onClose} title={text.title} width={760} isChanged={false}>
      <Stack>
        <p className={layout.quiet}>{text.lead}</p>
        <div className={styles.tried}>
          <SearchSelect label={text.field} value={fieldId} options={options} onChange={setFieldId} />
          <CropSelect
            label={text.crop}
            value={crop}
            onChange={setCrop}
            error={isSame ? text.same : undefined}
          />
        </div>
        {fieldId !== null && crop !== null && !isSame && <Tried year={year} fieldId={fieldId} crop={crop} />}
        <Group justify="flex-end">
          <CloseButton label={uiText.close} />
        </Group>
      </Stack>
    </Dialog>
  )
}
