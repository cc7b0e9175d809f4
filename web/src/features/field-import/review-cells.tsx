import { MAX_FIELD_NAME } from '@vagu/core/fields/schema'
import { Select, TextInput } from '@mantine/core'
import type { ReviewRow } from '@vagu/core/field-import/schema'
import { CropChip } from '../../entities/crops/CropChip.tsx'
import { CropSelect } from '../../entities/crops/CropSelect.tsx'
import { EMPTY, formatNumber } from '../../lib/format.ts'
import { AS_NEW, cropChosen, type Question } from './choices.ts'
import styles from './field-import.module.css'
import type { ReviewContext } from './review-context.ts'
import { fieldImportText } from './text.ts'

interface Props {
  readonly row: ReviewRow
  readonly context: ReviewContext
}

export function StateCell({ row }: Pick<Props, 'row'>) {
  return (
    <span className={styles.state} data-state={row.state}>
      {fieldImportText.state[row.state]}
      {row.matchedBy && <span className={styles.quiet}>{fieldImportText.matchedBy[row.matchedBy]}</span>}
    </span>
  )
}

/** A new field may be named; a field that is there keeps the farmer's name. */
export function NameCell({ row, context }: Props) {
  const choice = context.choices.get(row.row)
  if (!row.draft || !choice) return EMPTY
  if (row.sameAs !== null && choice.target === AS_NEW)
    return context.choices.get(row.sameAs)?.name ?? choice.name
  if (choice.target !== AS_NEW && choice.target !== undefined)
    return row.candidates.find(({ _id }) => _id === choice.target)?.name ?? row.fieldName ?? choice.name
  return (
    <TextInput
      miw={130}
      aria-label={fieldImportText.nameOf(row.row)}
      value={choice.name}
      maxLength={MAX_FIELD_NAME}
      onChange={(event) => context.onChange(row, { name: event.currentTarget.value })}
      autoComplete="off"
    />
  )
}

/** The crop that the file declares; one that we do not know is chosen here. */
export function CropCell({ row, context }: Props) {
  const crop = context.choices.get(row.row)?.crop ?? null
  const declared = row.declaredCrop && (
    <span className={styles.quiet}>{fieldImportText.declared(row.declaredCrop)}</span>
  )
  if (!row.draft) return declared ?? EMPTY
  const ofYear = row.year !== context.year && (
    <span className={styles.quiet}>{fieldImportText.cropIn(row.year)}</span>
  )
  if (row.mainCrop)
    return (
      <span>
        <CropChip crop={crop} />
        {ofYear}
      </span>
    )
  return (
    <span className={styles.crop}>
      <CropSelect
        label={<span className="visually-hidden">{fieldImportText.cropOf(row.row)}</span>}
        value={crop?.crop}
        isClearable
        onChange={(key) => context.onChange(row, { crop: key ? cropChosen(key) : null })}
      />
      {declared}
      {ofYear}
    </span>
  )
}

function targetsOf(row: ReviewRow): { value: string; label: string }[] {
  const named = row.candidates.map(({ _id, name, overlap }) => ({
    value: _id,
    label:
      overlap > 0 && row.fieldId !== _id
        ? fieldImportText.candidate(name, formatNumber(overlap * 100, 0))
        : name,
  }))
  return [...named, { value: AS_NEW, label: fieldImportText.asNew }]
}

/** Field that a row belongs to, where there is a choice. */
export function TargetCell({ row, context }: Props) {
  const choice = context.choices.get(row.row)
  if (!row.draft) return EMPTY
  const targets = targetsOf(row)
  if (targets.length === 1)
    return (
      <span className={styles.asNew}>
        {row.sameAs === null ? fieldImportText.asNew : fieldImportText.sameAs(row.sameAs)}
      </span>
    )
  return (
    <Select
      miw={190}
      aria-label={fieldImportText.targetOf(row.row)}
      data={targets}
      value={choice?.target ?? null}
      placeholder={fieldImportText.chooseTarget}
      allowDeselect={false}
      onChange={(target) => {
        if (target) context.onChange(row, { target })
      }}
    />
  )
}

const sentenceOf = (question: Question): string =>
  question.kind === 'alsoIn' ? fieldImportText.alsoIn(question.row) : fieldImportText[question.kind]

/** Problems of a row in words: of the file, of the choices, of the server. */
export function ProblemsCell({ row, context }: Props) {
  const question = context.questions.get(row.row)
  const refused = context.refused.get(row.row)
  const own = [
    question && sentenceOf(question),
    refused,
    context.changed.has(row.row) ? fieldImportText.lookAgain : undefined,
  ].filter((text) => text !== undefined)
  if (own.length + row.problems.length === 0) return <span className={styles.none}>{EMPTY}</span>
  return (
    <ul className={styles.problems}>
      {own.map((text) => (
        <li key={text} className={styles.error}>
          {text}
        </li>
      ))}
      {row.problems.map(({ detail }) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  )
}
