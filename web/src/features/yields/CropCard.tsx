import { Button } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { cropTitle } from '@vagu/core/crops/title'
import type { CropOutcome } from '@vagu/core/harvest/overview'
import { useState } from 'react'
import factStyles from '../../ui/FactList.module.css'
import { FactList } from '../../ui/FactList.tsx'
import { CropChip } from '../../entities/crops/CropChip.tsx'
import { EMPTY } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import layout from '../../ui/layout.module.css'
import { useIsPrinting } from '../../ui/use-is-printing.ts'
import { cropNotes } from './crop-notes.ts'
import { FieldRows } from './FieldRows.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { YearsChart } from './YearsChart.tsx'
import styles from './Yields.module.css'
import { yieldsText as text } from './text.ts'
import type { FieldNames } from './use-field-names.ts'
import { Verdict } from './Verdict.tsx'

interface Props {
  readonly outcome: CropOutcome
  readonly year: number
  readonly nameOf: FieldNames
}

/** The figures of a crop: what it gave, and what was counted on. */
function Figures({ outcome }: { readonly outcome: CropOutcome }) {
  const { perHa, tonnes, goalPerHa, measure, harvestedArea } = outcome
  const without = harvestedArea === 0 ? text.notHarvested : text.notWeighed
  const facts: readonly (readonly [string, string])[] = [
    [text.yield, perHa === null ? without : text.perHa(perHa)],
    [text.total, text.tonnes(tonnes)],
    [text.goal, goalPerHa === null ? EMPTY : text.perHa(goalPerHa)],
    [text.mean, measure ? text.perHa(measure.mean) : EMPTY],
    [text.median, measure ? text.perHa(measure.median) : EMPTY],
  ]
  return <FactList facts={facts} className={factStyles.figures} />
}

/** A crop of the year: its figures and years; its fields stand below once it is opened, and on paper. */
export function CropCard({ outcome, year, nameOf }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const isPrinting = useIsPrinting()
  const { crop, fields, area } = outcome
  const title = cropTitle({ crop })
  const notes = cropNotes(outcome, nameOf)
  return (
    <Card className={styles.card}>
      <section className={layout.columnXl} aria-label={title}>
        <header className={styles.head}>
          <h2 className={styles.title}>
            <CropChip crop={{ crop }} />
          </h2>
          <Verdict judged={outcome} />
          <span className={styles.size}>
            {text.area(area)} · {text.fields(fields.length)}
          </span>
        </header>
        <div className={styles.halves}>
          <div className={layout.columnXl}>
            <Figures outcome={outcome} />
            <ProgressBar crop={title} of={outcome} />
            {notes.length > 0 && (
              <ul className={styles.lines}>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </div>
          <YearsChart {...outcome} title={title} year={year} />
        </div>
        <Button
          variant="subtle"
          className={styles.open}
          leftSection={<IconChevronRight size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-label={text.openFields(fields.length, title)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text.fields(fields.length)}
        </Button>
        {(isOpen || isPrinting) && <FieldRows outcome={outcome} year={year} nameOf={nameOf} />}
      </section>
    </Card>
  )
}
