import { Select, TextInput } from '@mantine/core'
import { type TableChoice } from '@vagu/core/soil-samples/import/schema'
import { LABS, PH_METHODS, SOIL_METHODS } from '@vagu/core/soil-samples/schema'
import { isDay } from '@vagu/core/time/day'
import { useState } from 'react'
import { soilSamplesText } from '../../entities/soil-samples/text.ts'
import { DateField } from '../../ui/DateField.tsx'
import styles from './SoilImport.module.css'
import { soilImportText as text } from './text.ts'

interface Props {
  readonly facts: TableChoice
  readonly year: number
  readonly onChange: (facts: TableChoice) => void
}

const choicesOf = <T extends string>(all: readonly T[], words: Readonly<Record<T, string>>) =>
  all.map((value) => ({ value, label: words[value] }))
const LAB_CHOICES = choicesOf(LABS, soilSamplesText.labs)
const METHOD_CHOICES = choicesOf(SOIL_METHODS, soilSamplesText.methods)
const PH_CHOICES = choicesOf(PH_METHODS, soilSamplesText.phMethods)
const LONGEST_NUMBER = 60

/** Facts of a table that its rows do not say. */
export function FactsForm({ facts, year, onChange }: Props) {
  const [day, setDay] = useState<string | null>(facts.date)
  const changeDay = (value: string | null): void => {
    setDay(value)
    if (value === null || value === '' || isDay(value)) onChange({ ...facts, date: value || null })
  }
  return (
    <div className={styles.facts}>
      <Select
        label={soilSamplesText.lab}
        placeholder={soilSamplesText.none}
        data={LAB_CHOICES}
        value={facts.lab}
        clearable
        onChange={(value) => onChange({ ...facts, lab: LABS.find((lab) => lab === value) ?? null })}
      />
      <Select
        label={soilSamplesText.methodP}
        placeholder={soilSamplesText.none}
        data={METHOD_CHOICES}
        value={facts.methodP}
        clearable
        onChange={(value) =>
          onChange({ ...facts, methodP: SOIL_METHODS.find((method) => method === value) ?? null })
        }
      />
      <Select
        label={soilSamplesText.phMethod}
        placeholder={soilSamplesText.none}
        data={PH_CHOICES}
        value={facts.phMethod}
        clearable
        onChange={(value) =>
          onChange({ ...facts, phMethod: PH_METHODS.find((method) => method === value) ?? null })
        }
      />
      <TextInput
        label={soilSamplesText.protocolNo}
        value={facts.protocolNo}
        maxLength={LONGEST_NUMBER}
        autoComplete="off"
        onChange={(event) => onChange({ ...facts, protocolNo: event.currentTarget.value })}
      />
      <DateField
        label={text.date}
        description={text.dateHint}
        value={day}
        season={{ year }}
        onChange={changeDay}
      />
    </div>
  )
}
