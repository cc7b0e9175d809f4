import { Select, TextInput } from '@mantine/core'
import { inFieldOrder } from '@vagu/core/fields/order'
import { isInUse, nameOfYear } from '@vagu/core/fields/rules'
import {
  LABS,
  PH_METHODS,
  SOIL_METHODS,
  type SoilSample,
  type SoilSampleDraft,
} from '@vagu/core/soil-samples/schema'
import { Controller, useFormContext } from 'react-hook-form'
import { RecordForm } from '../../records/RecordForm.tsx'
import { useRecordForm } from '../../records/use-record-form.ts'
import { DateField } from '../../ui/DateField.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { useFields } from '../fields/use-fields.ts'
import { FigureInput } from './FigureInput.tsx'
import { JobOfSample } from './JobOfSample.tsx'
import { PlaceInput } from './PlaceInput.tsx'
import { emptyInput, type NewSample, sampleForm, type SampleInput } from './sample-form.ts'
import { sampleKind } from './sample-kind.ts'
import layout from '../../ui/layout.module.css'
import styles from './SampleForm.module.css'
import { soilSamplesText as text } from './text.ts'

/** Properties that a form of a sample is given. */
export interface SampleFormProps {
  /** The sample that is changed; none for a new one. */
  readonly sample?: SoilSample | undefined
  readonly start: NewSample
  /** Whether the place is asked of the device at once. */
  readonly isHere?: boolean
  readonly year: number
  readonly onSaved: (sample: SoilSample) => void
}
interface Props extends SampleFormProps {
  readonly id: string
  readonly onChanged: (isChanged: boolean) => void
}

const useForm = () => useFormContext<SampleInput, unknown, SoilSampleDraft>()

function FieldInput({ year }: { readonly year: number }) {
  const { control } = useForm()
  const { data: fields = [] } = useFields()
  return (
    <Controller
      name="fieldId"
      control={control}
      render={({ field, fieldState }) => (
        <SearchSelect
          {...field}
          label={text.field}
          placeholder={text.chooseField}
          isRequired
          options={fields
            .filter((each) => isInUse(each, year) || each._id === field.value)
            .toSorted(inFieldOrder(year))
            .map((each) => ({ value: each._id, label: nameOfYear(each, year) }))}
          onChange={(id) => field.onChange(id ?? '')}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

interface ChoiceProps {
  readonly name: 'lab' | 'methodP' | 'phMethod'
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

function ChoiceInput({ name, choices, ...input }: ChoiceProps) {
  const { control } = useForm()
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <Select
          {...field}
          {...input}
          data={[...choices]}
          value={field.value ?? null}
          placeholder={text.none}
          clearable
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
const choicesOf = <T extends string>(all: readonly T[], words: Readonly<Record<T, string>>) =>
  all.map((value) => ({ value, label: words[value] }))
const LAB_CHOICES = choicesOf(LABS, text.labs)
const METHOD_CHOICES = choicesOf(SOIL_METHODS, text.methods)
const PH_CHOICES = choicesOf(PH_METHODS, text.phMethods)

function NumberInput({
  name,
  label,
  unit,
}: {
  name: 'areaHa' | 'depthFrom' | 'depthTo'
  label: string
  unit: string
}) {
  const { control } = useForm()
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <DecimalField {...field} label={label} unit={unit} error={fieldState.error?.message} />
      )}
    />
  )
}

function DayInput({ year }: { readonly year: number }) {
  const { control } = useForm()
  return (
    <Controller
      name="date"
      control={control}
      render={({ field, fieldState }) => (
        <DateField
          {...field}
          label={text.date}
          isRequired
          season={{ year }}
          onChange={(day) => field.onChange(day ?? '')}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

const FIRST = ['p', 'k', 'ph', 'c'] as const
const OTHERS = ['mg', 'ca', 's', 'b', 'cu', 'mn', 'zn'] as const
const FOLDED = [...OTHERS, 'texture', 'depthFrom', 'depthTo', 'areaHa'] as const

function OtherInputs() {
  const { register, formState } = useForm()
  const { errors } = formState
  return (
    <Fold
      names={FOLDED}
      label={text.more}
      summary=""
      isForced={FOLDED.some((name) => errors[name] !== undefined)}
    >
      <div className={styles.row}>
        {OTHERS.map((figure) => (
          <FigureInput key={figure} figure={figure} />
        ))}
      </div>
      <div className={styles.row}>
        <NumberInput name="areaHa" label={text.areaHa} unit="ha" />
        <NumberInput name="depthFrom" label={text.depthFrom} unit="cm" />
        <NumberInput name="depthTo" label={text.depthTo} unit="cm" />
        <TextInput
          {...register('texture')}
          label={text.texture}
          description={text.textureHint}
          error={errors.texture?.message}
        />
      </div>
    </Fold>
  )
}

/** Results of the laboratory; they come weeks after the sample. */
function Results() {
  const { register, formState } = useForm()
  return (
    <>
      <h3 className={styles.title}>{text.values}</h3>
      <p className={layout.quiet}>
        {text.valuesLater} {text.methodHint}
      </p>
      <div className={styles.row}>
        {FIRST.map((figure) => (
          <FigureInput key={figure} figure={figure} />
        ))}
      </div>
      <div className={styles.row}>
        <ChoiceInput name="methodP" label={text.methodP} choices={METHOD_CHOICES} />
        <ChoiceInput name="phMethod" label={text.phMethod} choices={PH_CHOICES} />
      </div>
      <div className={styles.row}>
        <ChoiceInput name="lab" label={text.lab} choices={LAB_CHOICES} />
        <TextInput
          {...register('protocolNo')}
          label={text.protocolNo}
          autoComplete="off"
          error={formState.errors.protocolNo?.message}
        />
      </div>
      <OtherInputs />
    </>
  )
}

function NumberOfBag() {
  const { register, formState } = useForm()
  return (
    <TextInput
      {...register('sampleNo')}
      label={text.sampleNo}
      autoComplete="off"
      data-autofocus
      error={formState.errors.sampleNo?.message}
    />
  )
}

/** The inputs of a sample. */
export function SampleFormPanel({ sample, start, isHere = false, year, ...place }: Props) {
  const work = useRecordForm({
    ...place,
    kind: sampleKind,
    shape: sampleForm,
    text,
    base: sample,
    empty: emptyInput(start),
  })
  return (
    <RecordForm work={work}>
      {sample?.jobId != null && <JobOfSample jobId={sample.jobId} />}
      <div className={styles.row}>
        <FieldInput year={year} />
        <DayInput year={year} />
        <NumberOfBag />
      </div>
      <PlaceInput year={year} isHere={isHere} />
      <Results />
    </RecordForm>
  )
}
