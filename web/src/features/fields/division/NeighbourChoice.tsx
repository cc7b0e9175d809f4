import { Checkbox, Stack } from '@mantine/core'
import { areaOfYear, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { formatQuantity } from '../../../lib/format.ts'
import styles from './division.module.css'
import { divisionText } from './text.ts'

interface Props {
  readonly year: number
  readonly neighbours: readonly Field[]
  readonly chosenIds: readonly string[]
  readonly isLooking: boolean
  readonly onToggle: (id: string) => void
}

/** The fields that touch, to be ticked: the map's clicks for those who use none. */
export function NeighbourChoice({ year, neighbours, chosenIds, isLooking, onToggle }: Props) {
  if (neighbours.length === 0)
    return <p className={styles.line}>{isLooking ? divisionText.looking : divisionText.noNeighbours}</p>
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{divisionText.neighbours}</legend>
      <Stack gap="xs">
        {neighbours.map((field) => (
          <Checkbox
            key={field._id}
            label={`${nameOfYear(field, year)}, ${formatQuantity(areaOfYear(field, year), 'ha')}`}
            checked={chosenIds.includes(field._id)}
            onChange={() => onToggle(field._id)}
          />
        ))}
      </Stack>
    </fieldset>
  )
}
