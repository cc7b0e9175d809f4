import { Button, Checkbox, Stack } from '@mantine/core'
import { messageOf } from '@vagu/core/messages'
import type { Participation } from '@vagu/core/schemes/schema'
import { PART_KEYS, type PartKey, PARTS, SCHEMES, type ToldKey } from '@vagu/core/schemes/table'
import { type FormEvent, useState } from 'react'
import { DateField } from '../../ui/DateField.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import layout from '../../ui/layout.module.css'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { FieldsDialog } from './FieldsDialog.tsx'
import {
  changeOf,
  dayTold,
  type Draft,
  fieldIdsOf,
  takes,
  toggled,
  toldKeysOf,
  withDay,
  withFields,
  wrongDays,
} from './participation-edits.ts'
import styles from './Schemes.module.css'
import { ParticipationChoice } from './ParticipationVersions.tsx'
import { schemesText as text } from './text.ts'
import { useChangeParticipation } from './use-change-participation.ts'

interface Props {
  readonly year: number
  /** As it is stored. */
  readonly participation: Participation
  readonly onClose: () => void
}
interface Editing {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** One part with its tick, and its fields where it is one of some fields. */
function PartLine({ draft, onChange, part, onFields }: Editing & { part: PartKey; onFields: () => void }) {
  const isTaken = takes(draft, part)
  return (
    <div className={layout.wrapCentred}>
      <Checkbox label={text.parts[part]} checked={isTaken} onChange={() => onChange(toggled(draft, part))} />
      {isTaken && PARTS[part].isOfFields && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={text.chooseFields(text.parts[part])}
          onClick={onFields}
        >
          {text.fields(fieldIdsOf(draft, part).length)}
        </Button>
      )}
    </div>
  )
}

/** Days on which things were done that no record shows. */
function DoneInputs({ draft, onChange, year, wrong }: Editing & { year: number; wrong: readonly ToldKey[] }) {
  const keys = toldKeysOf(draft)
  if (keys.length === 0) return null
  return (
    <section className={layout.columnXl}>
      <h3 className={styles.subtitle}>{text.doneTitle}</h3>
      <p className={layout.quiet}>{text.doneText}</p>
      {keys.map((key) => (
        <DateField
          key={key}
          label={text.told[key]}
          name={key}
          value={dayTold(draft, key)}
          season={{ year }}
          error={wrong.includes(key) ? messageOf('wrongDay') : undefined}
          onChange={(day) => onChange(withDay(draft, key, day))}
        />
      ))}
    </section>
  )
}

/** The parts of each scheme. */
const Parts = ({ onFields, ...editing }: Editing & { readonly onFields: (part: PartKey) => void }) =>
  SCHEMES.map((scheme) => (
    <fieldset key={scheme} className={styles.scheme}>
      <legend className={styles.subtitle}>{text.schemes[scheme]}</legend>
      {PART_KEYS.filter((part) => PARTS[part].scheme === scheme).map((part) => (
        <PartLine key={part} {...editing} part={part} onFields={() => onFields(part)} />
      ))}
    </fieldset>
  ))

/** Where the farm takes part in a year, and what was done. */
export function ParticipationDialog({ year, participation, onClose }: Props) {
  const [draft, setDraft] = useState<Draft>(participation)
  const [choosing, setChoosing] = useState<PartKey>()
  const [wrong, setWrong] = useState<readonly ToldKey[]>([])
  const { save: keep, isPending, conflict, leaveConflict } = useChangeParticipation(year, onClose)
  const change = changeOf(draft, participation.updatedAt)
  const isChanged =
    JSON.stringify(change) !== JSON.stringify(changeOf(participation, participation.updatedAt))
  const isWrongNumber = draft.livestockUnits !== null && !(draft.livestockUnits >= 0)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const days = wrongDays(draft)
    setWrong(days)
    if (days.length === 0 && !isWrongNumber) keep(change)
  }
  if (conflict) {
    const { mine, stored } = conflict
    const takeTheirs = (): void => {
      setDraft(stored)
      leaveConflict()
    }
    return (
      <Dialog isOpen onClose={onClose} title={text.changeTitle(year)} width={620} isChanged>
        <ParticipationChoice
          versions={conflict}
          onKeepMine={() => keep({ ...mine, updatedAt: stored.updatedAt })}
          onTakeTheirs={takeTheirs}
        />
      </Dialog>
    )
  }
  const editing = { draft, onChange: setDraft }
  return (
    <Dialog isOpen onClose={onClose} title={text.changeTitle(year)} width={620} isChanged={isChanged}>
      <form onSubmit={save} noValidate>
        <Stack>
          <Parts {...editing} onFields={setChoosing} />
          {takes(draft, 'MAHE') && (
            <DecimalField
              label={text.livestock}
              description={text.livestockHint}
              unit={text.unit}
              value={draft.livestockUnits}
              error={isWrongNumber ? messageOf('wrongNumber') : undefined}
              onChange={(livestockUnits) => setDraft({ ...draft, livestockUnits })}
            />
          )}
          <DoneInputs {...editing} year={year} wrong={wrong} />
          <SaveFoot label={text.save} isSaving={isPending} isDisabled={!isChanged} />
        </Stack>
      </form>
      {choosing && (
        <FieldsDialog
          title={text.parts[choosing]}
          year={year}
          fieldIds={fieldIdsOf(draft, choosing)}
          onClose={() => setChoosing(undefined)}
          onChosen={(fieldIds) => setDraft(withFields(draft, choosing, fieldIds))}
        />
      )}
    </Dialog>
  )
}
