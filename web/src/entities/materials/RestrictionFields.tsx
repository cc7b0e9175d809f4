import { Textarea } from '@mantine/core'
import { DecimalField } from '../../ui/DecimalField.tsx'
import styles from './Material.module.css'
import { type MaterialProps, withFacts } from './material-props.ts'
import { materialsText } from './text.ts'

const NUMBERS = [
  ['workDelayDays', materialsText.days],
  ['harvestDelayDays', materialsText.days],
  ['usageTimes', undefined],
  ['safetyArea', materialsText.metres],
  ['safetyWaterArea', materialsText.metres],
] as const

/** Limits of the label: delays, uses a year, safety areas. */
export function RestrictionFields({ material, onChange, name, errors }: MaterialProps) {
  return (
    <div role="group" aria-label={materialsText.restrictions} className={styles.fields}>
      {NUMBERS.map(([key, unit]) => (
        <DecimalField
          key={key}
          label={materialsText[key]}
          unit={unit}
          value={material.facts[key]}
          name={`${name}.${key}`}
          error={errors.get(`${name}.${key}`)}
          onChange={(value) => onChange(withFacts(material, { [key]: value }))}
        />
      ))}
      <Textarea
        className={styles.wide}
        label={materialsText.safetyRecord}
        autosize
        minRows={1}
        maxRows={5}
        name={`${name}.safetyRecord`}
        error={errors.get(`${name}.safetyRecord`)}
        value={material.facts.safetyRecord ?? ''}
        onChange={(event) =>
          onChange(withFacts(material, { safetyRecord: event.currentTarget.value || null }))
        }
      />
    </div>
  )
}
