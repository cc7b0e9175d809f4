import type { Field } from '@vagu/core/fields/schema'
import { nameOfYear } from '@vagu/core/fields/rules'
import { FieldSamples } from '../../entities/soil-samples/FieldSamples.tsx'
import { soilSamplesText } from '../../entities/soil-samples/text.ts'
import { useSoilSamples } from '../../entities/soil-samples/use-soil-samples.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './FieldJobsPage.module.css'

interface Props {
  readonly field: Field
  readonly year: number
}

/** The samples of the field; where they cannot be loaded, the page of its jobs stands without them. */
export function FieldSoil({ field, year }: Props) {
  const { data } = useSoilSamples()
  if (!data) return null
  return (
    <section className={styles.soil} aria-label={soilSamplesText.title}>
      <h2>{soilSamplesText.title}</h2>
      <Card>
        <FieldSamples
          fieldId={field._id}
          fieldName={nameOfYear(field, year)}
          year={year}
          samples={data.filter(({ fieldId }) => fieldId === field._id)}
          like={data[0]}
        />
      </Card>
    </section>
  )
}
