import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { TIMEFRAMES } from '@vagu/core/fertilization-plan/schema'
import type { Material } from '@vagu/core/materials/schema'
import type { FieldToPlan } from '@vagu/core/requisite-plan/schema'
import { APPLICATION_UNITS } from '@vagu/core/units/schema'
import type { ReactNode } from 'react'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { useMaterials } from '../../entities/materials/use-materials.ts'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { CreatableSelect } from '../../ui/CreatableSelect.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { Fold } from '../../ui/Fold.tsx'
import layout from '../../ui/layout.module.css'
import { LineVerdicts } from './LineVerdicts.tsx'
import styles from './RequisitePlan.module.css'
import { planText as text } from './text.ts'
import { type LineInputs, type LineProps, useLine } from './use-line.ts'

const TIMES = TIMEFRAMES.map((value) => ({ value, label: text.timeframes[value] }))
const OWN = 'own'

interface MaterialProps {
  readonly inputs: LineInputs
  readonly error: string | undefined
  readonly onChange: (change: Partial<LineInputs>) => void
}

function MaterialInput({ inputs, error, onChange }: MaterialProps) {
  const materials = useMaterials().data ?? []
  const { material } = inputs
  const isOwn = material !== null && material.requisiteId === null
  const choose = ({ _id, type, name, amount, unit }: Material): void =>
    onChange({
      material: { type, requisiteId: _id, name },
      ...(unit !== null && { unit }),
      ...(inputs.amount === null && amount !== null && { amount }),
    })
  return (
    <CreatableSelect
      label={text.material}
      placeholder={text.materialPlaceholder}
      name="name"
      options={[
        ...(isOwn ? [{ value: OWN, label: material.name }] : []),
        ...materials.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      value={isOwn ? OWN : material?.requisiteId}
      error={error}
      description={isOwn ? text.ownWords(material.name) : undefined}
      isRequired
      onChange={(id) => {
        const found = materials.find(({ _id }) => _id === id)
        if (found) choose(found)
      }}
      onCreate={(name) => onChange({ material: { type: { typeName: name }, requisiteId: null, name } })}
    />
  )
}

interface Props extends LineProps {
  readonly isNew: boolean
  /** Uses that jobs stand for already: the rules are asked about the others. */
  readonly timesCovered?: number
  readonly isSaving: boolean
  readonly onRemove: (() => void) | undefined
  /** Beside the buttons, of a line that is there already. */
  readonly history?: ReactNode
}

function FieldsChoice({
  fields,
  chosen,
  onChange,
}: {
  readonly fields: readonly FieldToPlan[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}) {
  const ids = fields.map(({ fieldId }) => fieldId)
  const toggle = (id: string): void =>
    onChange(chosen.has(id) ? new Set([...chosen].filter((each) => each !== id)) : new Set([...chosen, id]))
  return (
    <fieldset className={styles.fields}>
      <legend>{text.onFields}</legend>
      <Checkbox
        label={text.allFields}
        checked={chosen.size === ids.length}
        indeterminate={chosen.size > 0 && chosen.size < ids.length}
        onChange={() => onChange(new Set(chosen.size === ids.length ? [] : ids))}
      />
      {fields.map(({ fieldId, fieldName, area }) => (
        <Checkbox
          key={fieldId}
          label={`${fieldName}, ${text.onArea(area)}`}
          checked={chosen.has(fieldId)}
          onChange={() => toggle(fieldId)}
        />
      ))}
    </fieldset>
  )
}

interface PartProps {
  readonly inputs: LineInputs
  readonly errorOf: (path: string) => string | undefined
  readonly onChange: (change: Partial<LineInputs>) => void
}

const Rate = ({ inputs, errorOf, onChange }: PartProps) => (
  <div className={styles.rate}>
    <DecimalField
      label={text.amount}
      name="amount"
      decimals={4}
      value={inputs.amount}
      error={errorOf('amount')}
      isRequired
      onChange={(amount) => onChange({ amount })}
    />
    <Select
      label={text.unit}
      data={[...APPLICATION_UNITS]}
      value={inputs.unit}
      allowDeselect={false}
      onChange={(unit) => onChange({ unit: APPLICATION_UNITS.find((each) => each === unit) ?? inputs.unit })}
    />
  </div>
)

/** Inputs that are seldom needed. */
const More = ({ inputs, errorOf, onChange, areaHint }: PartProps & { readonly areaHint: string }) => (
  <Fold
    names={['times', 'area', 'note']}
    label={text.more}
    summary={inputs.times === null || inputs.times === 1 ? '' : text.times(inputs.times)}
    isForced={['times', 'area', 'note'].some((path) => errorOf(path) !== undefined)}
  >
    <div className={styles.rate}>
      <DecimalField
        label={text.timesLabel}
        name="times"
        decimals={0}
        value={inputs.times}
        error={errorOf('times')}
        onChange={(times) => onChange({ times })}
      />
      <DecimalField
        label={text.area}
        unit="ha"
        name="area"
        decimals={4}
        value={inputs.area}
        error={errorOf('area')}
        description={areaHint}
        onChange={(area) => onChange({ area })}
      />
    </div>
    <TextInput
      label={text.note}
      name="note"
      value={inputs.note}
      error={errorOf('note')}
      onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
    />
  </Fold>
)

/** Inputs of a line of the plan: material, rate and season, then what is seldom needed. */
export function LineForm(props: Props) {
  const { fields, isNew, timesCovered = 0, isSaving, onRemove, history } = props
  const { inputs, chosen, setChosen, isTried, wanted, checked, errorOf, type, submit } = useLine(props)
  return (
    <form
      className={layout.column2xl}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <MaterialInput
        inputs={inputs}
        error={errorOf('name') ?? (errorOf('type') && text.required)}
        onChange={type}
      />
      <Rate inputs={inputs} errorOf={errorOf} onChange={type} />
      <ChoiceChips
        label={text.timeframe}
        name="timeframe"
        choices={TIMES}
        value={inputs.timeframe}
        error={errorOf('timeframe')}
        onChange={(timeframe) => type({ timeframe })}
      />
      <More
        inputs={inputs}
        errorOf={errorOf}
        onChange={type}
        areaHint={wanted.length === 1 && wanted[0] ? text.areaHint(wanted[0].area) : text.areaHintMany}
      />
      {isNew && fields.length > 1 && (
        <>
          <FieldsChoice fields={fields} chosen={chosen} onChange={setChosen} />
          {isTried && wanted.length === 0 && <p role="alert">{text.noField}</p>}
        </>
      )}
      {checked?.ok && (
        <LineVerdicts line={checked.value} onto={wanted} uses={checked.value.times - timesCovered} />
      )}
      <SaveFoot label={isNew ? text.saveTo(wanted.length) : text.save} isSaving={isSaving}>
        {history}
        {onRemove && (
          <Button variant="subtle" color="red" onClick={onRemove}>
            {text.remove}
          </Button>
        )}
      </SaveFoot>
    </form>
  )
}
