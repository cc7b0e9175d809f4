import { Alert, Button, NativeSelect, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { ANIMALS, animalOf } from '@vagu/core/nutrients/livestock'
import { organicByKey } from '@vagu/core/nutrients/table'
import { type OwnManure, TRADED_KINDS } from '@vagu/core/own-manure/schema'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { CallError } from '../../lib/call-error.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import layout from '../../ui/layout.module.css'
import {
  type AnimalForm,
  checkedChange,
  formOf,
  newAnimal,
  newTrade,
  type OwnManureForm,
  storedLine,
  type TradeForm,
} from './own-manure-form.ts'
import { ownManureText as text } from './own-manure-text.ts'
import styles from './Plan.module.css'
import { useChangeOwnManure } from './use-own-manure.ts'

type Errors = ReadonlyMap<string, string>

interface LineProps<T> {
  readonly line: T
  /** Name of its inputs in the form, `animals.0`. */
  readonly at: string
  readonly errors: Errors
  readonly onChange: (next: T) => void
}

const UNCHOSEN = { value: '', label: text.choose }
const ANIMAL_OPTIONS = [UNCHOSEN, ...ANIMALS.map(({ key, name }) => ({ value: key, label: name }))]
const KIND_OPTIONS = [
  UNCHOSEN,
  ...TRADED_KINDS.map((key) => ({ value: key, label: organicByKey(key)?.name ?? key })),
]
const WAY_OPTIONS = [
  { value: 'SOLD', label: text.ways.SOLD },
  { value: 'BOUGHT', label: text.ways.BOUGHT },
] as const

const AnimalInputs = ({ line, at, errors, onChange }: LineProps<AnimalForm>) => (
  <>
    <NativeSelect
      label={text.animal}
      data={ANIMAL_OPTIONS}
      value={line.animal}
      error={errors.get(`${at}.animal`)}
      onChange={({ currentTarget: { value } }) => onChange({ ...line, animal: value })}
    />
    <DecimalField
      label={text.count}
      value={line.count}
      error={errors.get(`${at}.count`)}
      onChange={(count) => onChange({ ...line, count })}
    />
    <DecimalField
      label={text.housed}
      unit="%"
      value={line.housedPercent}
      error={errors.get(`${at}.housedPercent`)}
      onChange={(housedPercent) => onChange({ ...line, housedPercent })}
    />
  </>
)

const TradeInputs = ({ line, at, errors, onChange }: LineProps<TradeForm>) => (
  <>
    <NativeSelect
      label={text.kind}
      data={KIND_OPTIONS}
      value={line.organicType}
      error={errors.get(`${at}.organicType`)}
      onChange={({ currentTarget: { value } }) => onChange({ ...line, organicType: value })}
    />
    <NativeSelect
      label={text.way}
      data={[...WAY_OPTIONS]}
      value={line.way}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...line, way: value === 'BOUGHT' ? 'BOUGHT' : 'SOLD' })
      }
    />
    <DecimalField
      label={text.amount}
      unit={organicByKey(line.organicType)?.unit ?? 't'}
      value={line.amount}
      error={errors.get(`${at}.amount`)}
      onChange={(amount) => onChange({ ...line, amount })}
    />
  </>
)

interface LinesProps<T> {
  readonly title: string
  readonly name: 'animals' | 'trades'
  readonly lines: readonly T[]
  readonly errors: Errors
  readonly nameOf: (line: T) => string
  readonly inputs: (props: LineProps<T>) => ReactNode
  readonly add: { readonly label: string; readonly make: () => T }
  readonly onChange: (lines: readonly T[]) => void
}

/** Lines of one kind, each with its inputs and the way out. */
function Lines<T extends { readonly key: string }>(props: LinesProps<T>) {
  const { title, name, lines, errors, nameOf, inputs, add, onChange } = props
  return (
    <section aria-label={title}>
      <h3 className={styles.manureTitle}>{title}</h3>
      <ul className={layout.listColumn}>
        {lines.map((line, index) => (
          <li key={line.key} className={styles.manureLine}>
            {inputs({
              line,
              at: `${name}.${index}`,
              errors,
              onChange: (next) => onChange(lines.map((each) => (each.key === line.key ? next : each))),
            })}
            <Button
              variant="subtle"
              color="gray"
              aria-label={text.removeOf(nameOf(line) || title)}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {errors.has(name) && <p className={styles.manureError}>{errors.get(name)}</p>}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => onChange([...lines, add.make()])}
      >
        {add.label}
      </Button>
    </section>
  )
}

interface Props {
  readonly year: number
  readonly stored: OwnManure
  readonly onClose: () => void
}

const NO_ERRORS: Errors = new Map()
const sayings = ({ animals, trades }: OwnManureForm): string => JSON.stringify([animals, trades])

function useOwnManureForm({ year, stored, onClose }: Props) {
  const [first] = useState(() => formOf(stored))
  const [form, setForm] = useState(first)
  const [errors, setErrors] = useState(NO_ERRORS)
  // where one was overtaken, the next save is made knowing what is stored now
  const [seen, setSeen] = useState(stored.updatedAt)
  const { mutate, isPending, error } = useChangeOwnManure(year)
  const isOvertaken = error instanceof CallError && error.code === 'conflict'
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const checked = checkedChange(form, isOvertaken ? stored.updatedAt : seen)
    setErrors(checked.errors)
    setSeen(isOvertaken ? stored.updatedAt : seen)
    if (checked.body) mutate(checked.body, { onSuccess: onClose })
  }
  return { form, setForm, errors, save, isPending, isOvertaken, isChanged: sayings(form) !== sayings(first) }
}

/** Animals of a year with the share of it that they stand in the house, and manure that was bought or sold. */
export function OwnManureDialog(props: Props) {
  const { year, stored, onClose } = props
  const { form, setForm, errors, save, isPending, isOvertaken, isChanged } = useOwnManureForm(props)
  return (
    <Dialog isOpen onClose={onClose} title={text.dialog(year)} width={720} isChanged={isChanged}>
      <form onSubmit={save} noValidate>
        <Stack>
          {isOvertaken && (
            <Alert color="yellow" role="alert" title={text.conflict}>
              {text.stored(storedLine(stored))}
            </Alert>
          )}
          {form.animals.length === 0 && stored.lastAnimals.length > 0 && (
            <div>
              <Button
                variant="default"
                onClick={() => setForm(formOf({ animals: stored.lastAnimals, trades: [] }))}
              >
                {text.takeLast}
              </Button>
            </div>
          )}
          <Lines
            title={text.animals}
            name="animals"
            lines={form.animals}
            errors={errors}
            nameOf={({ animal }) => animalOf(animal)?.name ?? ''}
            inputs={AnimalInputs}
            add={{ label: text.addAnimal, make: newAnimal }}
            onChange={(animals) => setForm({ ...form, animals })}
          />
          <Lines
            title={text.trades}
            name="trades"
            lines={form.trades}
            errors={errors}
            nameOf={({ organicType }) => organicByKey(organicType)?.name ?? ''}
            inputs={TradeInputs}
            add={{ label: text.addTrade, make: newTrade }}
            onChange={(trades) => setForm({ ...form, trades })}
          />
          <p className={layout.quiet}>{text.advisory}</p>
          <SaveFoot label={text.save} isSaving={isPending} />
        </Stack>
      </form>
    </Dialog>
  )
}
