import { Checkbox, Select, TextInput } from '@mantine/core'
import { SLURRY_OF, TIMEFRAMES } from '@vagu/core/fertilization-plan/schema'
import type { FieldError } from '@vagu/core/errors'
import { unitText } from '../../lib/format.ts'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { Fold } from '../../ui/Fold.tsx'
import {
  type ApplicationForm,
  isOrganicProduct,
  isUnusual,
  type PlanUnit,
  unitsOf,
  withProduct,
} from './application-form.ts'
import { ProductSelect } from './ProductSelect.tsx'
import styles from './FieldPlan.module.css'
import { applicationText as text } from './field-text.ts'
import { cutsText } from './part-text.ts'
import { planText } from './text.ts'

interface Props {
  readonly form: ApplicationForm
  readonly onChange: (form: ApplicationForm) => void
  /** Wrong inputs, shown once saving was tried. */
  readonly errors: readonly FieldError[]
  /** Hectares of the smallest field that it goes on. */
  readonly area: number
  /** Cuts of the grass that it goes on; 0 where the crop is cut no more than once. */
  readonly cuts: number
}

type ErrorOf = (path: string) => string | undefined

const TIMES = TIMEFRAMES.map((value) => ({ value, label: planText.timeframes[value] }))
const SLURRIES = SLURRY_OF.map((value) => ({ value, label: text.slurry[value] }))

function Rate({ form, onChange, errorOf }: Props & { readonly errorOf: ErrorOf }) {
  const units = unitsOf(form.product)
  const hint = isUnusual(form) ? text.unusualRate : form.unit === 'l/ha' ? text.literAsKilogram : undefined
  return (
    <div className={styles.rate}>
      <DecimalField
        label={text.rate}
        name="amount"
        value={form.amount}
        error={errorOf('amount')}
        description={hint}
        isRequired
        decimals={3}
        onChange={(amount) => onChange({ ...form, amount })}
      />
      <Select
        label={text.unit}
        data={units.map((value) => ({ value, label: unitText(value) }))}
        value={form.unit}
        allowDeselect={false}
        onChange={(unit) =>
          onChange({ ...form, unit: units.find((each): each is PlanUnit => each === unit) ?? form.unit })
        }
      />
    </div>
  )
}

function Organic({ form, onChange }: Pick<Props, 'form' | 'onChange'>) {
  if (!isOrganicProduct(form.product)) return null
  return (
    <>
      <Checkbox
        label={text.workedIn}
        checked={form.isWorkedIn}
        onChange={({ currentTarget }) => onChange({ ...form, isWorkedIn: currentTarget.checked })}
      />
      {form.product?.organicType === 'VEDELSONNIK' && (
        <ChoiceChips
          label={text.slurryOf}
          name="slurryOf"
          choices={SLURRIES}
          value={form.slurryOf}
          onChange={(slurryOf) => onChange({ ...form, slurryOf })}
        />
      )}
    </>
  )
}

const FOLDED = ['overlapPercentage', 'area', 'note', 'growthStage']

/** Inputs that are seldom needed. */
const More = ({ form, onChange, area, errorOf }: Props & { readonly errorOf: ErrorOf }) => (
  <Fold
    names={['growthStage', 'overlap', 'area', 'note']}
    label={text.more}
    summary=""
    beginsOpen={form.overlapPercentage !== null || form.area !== null || form.growthStage !== ''}
    isForced={FOLDED.some((path) => errorOf(path))}
  >
    <div className={styles.more}>
      <TextInput
        label={text.growthStage}
        placeholder={text.growthStagePlaceholder}
        value={form.growthStage}
        error={errorOf('growthStage')}
        onChange={(event) => onChange({ ...form, growthStage: event.currentTarget.value })}
      />
      <DecimalField
        label={text.overlap}
        unit={text.overlapUnit}
        value={form.overlapPercentage}
        error={errorOf('overlapPercentage')}
        onChange={(overlapPercentage) => onChange({ ...form, overlapPercentage })}
      />
      <DecimalField
        label={text.area}
        unit="ha"
        value={form.area}
        error={errorOf('area')}
        description={text.areaHint(area)}
        onChange={(part) => onChange({ ...form, area: part })}
      />
      <TextInput
        label={text.note}
        value={form.note}
        error={errorOf('note')}
        onChange={(event) => onChange({ ...form, note: event.currentTarget.value })}
      />
    </div>
  </Fold>
)

/** Inputs of a fertilizer in the plan: what everybody needs first, the rest folded. */
export function ApplicationFields(props: Props) {
  const { form, onChange, errors, cuts } = props
  const errorOf: ErrorOf = (path) => errors.find((error) => error.path === path)?.message
  return (
    <div className={styles.form}>
      <ProductSelect
        product={form.product}
        error={errorOf('name') && text.required}
        onChange={(product, usual) =>
          onChange({
            ...withProduct(form, product),
            ...(form.amount === null && usual ? { amount: usual.amount, unit: usual.unit } : {}),
          })
        }
      />
      <Rate {...props} errorOf={errorOf} />
      <ChoiceChips
        label={text.timeframe}
        name="timeframe"
        choices={TIMES}
        value={form.timeframe}
        error={errorOf('timeframe')}
        onChange={(timeframe) => onChange({ ...form, timeframe })}
      />
      <Organic form={form} onChange={onChange} />
      {cuts > 0 && (
        <Select
          label={cutsText.choice}
          placeholder={cutsText.none}
          data={Array.from({ length: cuts }, (_, i) => ({
            value: String(i + 1),
            label: cutsText.cut(i + 1),
          }))}
          value={form.cut === null ? null : String(form.cut)}
          clearable
          onChange={(cut) => onChange({ ...form, cut: cut === null ? null : Number(cut) })}
        />
      )}
      <More {...props} errorOf={errorOf} />
    </div>
  )
}
