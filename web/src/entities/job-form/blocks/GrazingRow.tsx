import { ANIMALS, animalOf } from '@vagu/core/nutrients/livestock'
import { CloseButton } from '@mantine/core'
import rowSet from '../../../ui/RowSet.module.css'
import { CreatableSelect } from '../../../ui/CreatableSelect.tsx'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import type { FormErrors } from '../model/find-errors.ts'
import { type GrazingForm, typeDays } from '../model/grazing-form.ts'
import styles from './Grazing.module.css'
import { jobFormText } from '../text.ts'

interface Props {
  readonly row: GrazingForm
  /** Its place, from 0: of the inputs in the form, too. */
  readonly index: number
  readonly errors: FormErrors
  readonly onChange: (next: GrazingForm) => void
  readonly onRemove: (key: string) => void
}

const LISTED = ANIMALS.map(({ key, name }) => ({ value: key, label: name }))

/** Options of animals; one that the farmer wrote himself is a choice as well. */
const optionsWith = (animalType: string) =>
  animalType === '' || LISTED.some(({ value }) => value === animalType)
    ? LISTED
    : [{ value: animalType, label: animalOf(animalType)?.name ?? animalType }, ...LISTED]

function Numbers({ row, index, errors, onChange }: Props) {
  const input = (key: 'amount' | 'days' | 'hoursPerDay') => {
    const name = `herding.${index}.${key}`
    return { name, value: row[key], error: errors.get(name), isRequired: true }
  }
  return (
    <>
      <DecimalField
        label={jobFormText.animals}
        {...input('amount')}
        onChange={(amount) => onChange({ ...row, amount })}
      />
      <DecimalField
        label={jobFormText.days}
        {...input('days')}
        onChange={(days) => onChange(typeDays(row, days))}
      />
      <DecimalField
        label={jobFormText.hours}
        {...input('hoursPerDay')}
        onChange={(hoursPerDay) => onChange({ ...row, hoursPerDay })}
      />
    </>
  )
}

/** One kind of animal on the field: how many, on how many days, how long a day. */
export function GrazingRow(props: Props) {
  const { row, index, errors, onChange, onRemove } = props
  const { animalType } = row
  const known = animalType === '' ? undefined : animalOf(animalType)
  const title = jobFormText.herdingRow(index + 1)
  return (
    <fieldset className={rowSet.row} aria-label={title}>
      <div className={styles.inputs}>
        <CreatableSelect
          label={jobFormText.animal}
          placeholder={jobFormText.chooseAnimal}
          options={optionsWith(animalType)}
          value={animalType || null}
          name={`herding.${index}.animalType`}
          error={errors.get(`herding.${index}.animalType`)}
          isRequired
          onChange={(type) => onChange({ ...row, animalType: type ?? '' })}
          onCreate={(type) => onChange({ ...row, animalType: type })}
        />
        <Numbers {...props} />
      </div>
      <CloseButton
        aria-label={jobFormText.removeAnimals(known?.name ?? (animalType || title))}
        onClick={() => onRemove(row.key)}
      />
      {animalType !== '' && !known && <p className={styles.hint}>{jobFormText.ownAnimal}</p>}
    </fieldset>
  )
}
