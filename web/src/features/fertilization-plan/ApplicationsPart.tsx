import { Button } from '@mantine/core'
import { IconBulb, IconCheck, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReckonedApplication } from '@vagu/core/fertilization-plan/field-plan'
import type { Application } from '@vagu/core/fertilization-plan/schema'
import { useState } from 'react'
import { formatDay, formatNumber, formatQuantity } from '../../lib/format.ts'
import { newId } from '../../lib/new-id.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { type ApplicationForm, formOf, newApplication } from './application-form.ts'
import { ApplicationPanel } from './ApplicationPanel.tsx'
import type { FieldPartProps } from './field-part.ts'
import styles from './FieldPlan.module.css'
import layout from '../../ui/layout.module.css'
import { actionText } from './action-text.ts'
import { applicationText, fieldPlanText } from './field-text.ts'
import { cutsText } from './part-text.ts'
import { planText } from './text.ts'
import { isPartlyUnknown } from './plan-rows.ts'
import type { Board } from './use-board.ts'

const MixPart = lazyComponent(async () => (await import('./MixPart.tsx')).MixPart)

interface ItemProps {
  readonly reckoned: ReckonedApplication
  readonly mayWrite: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function Item({ reckoned, mayWrite, onEdit, onRemove }: ItemProps) {
  const { application, gives, total, isDone, usableUpTo, jobIds } = reckoned
  const { name, amount, unit, timeframe, growthStage, cut, overlapPercentage, area } = application
  const facts = [
    growthStage,
    cut === null ? '' : cutsText.cut(cut),
    area === null ? '' : `${formatNumber(area)} ha`,
    overlapPercentage > 0
      ? `${applicationText.overlap.toLowerCase()} ${formatNumber(overlapPercentage)} %`
      : '',
    fieldPlanText.totalAmount(total, unit.replace('/ha', '')),
  ].filter(Boolean)
  return (
    <li className={styles.application}>
      <span className={styles.season}>{planText.timeframes[timeframe]}</span>
      <span className={styles.product}>
        <strong>{name}</strong> {formatQuantity(amount, unit)}
        <span className={layout.quiet}>{facts.join(' · ')}</span>
        <span className={styles.small}>
          {fieldPlanText.gives(gives)}
          {usableUpTo !== null && `, ${fieldPlanText.usableUpTo(usableUpTo)}`}
        </span>
        <span className={styles.missing}>{isPartlyUnknown(gives) && fieldPlanText.unknownContent(name)}</span>
      </span>
      {isDone ? (
        <span className={styles.done}>
          <IconCheck size={16} aria-hidden /> {fieldPlanText.isDone}
        </span>
      ) : (
        jobIds.length > 0 && <span className={styles.done}>{fieldPlanText.isJob}</span>
      )}
      {mayWrite && (
        <span className={styles.buttons}>
          <Button
            size="compact-md"
            variant="subtle"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={fieldPlanText.editOf(name)}
            onClick={onEdit}
          >
            {fieldPlanText.edit}
          </Button>
          <Button
            size="compact-md"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={fieldPlanText.removeOf(name)}
            onClick={onRemove}
          >
            {fieldPlanText.remove}
          </Button>
        </span>
      )}
    </li>
  )
}

/** Jobs on the field with what they gave, and those that are planned without an application. */
function Given({ row }: Pick<FieldPartProps, 'row'>) {
  const { jobs } = row.reckoned
  const shown = jobs.filter(({ job, application }) => !job.isPlanned || application === null)
  if (shown.length === 0) return null
  return (
    <>
      <h4 className={styles.subtitle}>{fieldPlanText.given}</h4>
      <ul className={layout.plainList}>
        {shown.map(({ job, gives }) => (
          <li key={`${job.jobId} ${job.name}`} className={styles.given}>
            <span>{job.isPlanned ? fieldPlanText.isJob : formatDay(job.date)}</span>
            <strong>{job.name}</strong>
            <span>{fieldPlanText.gives(gives)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const AddButtons = ({ onAdd, onSuggest }: { readonly onAdd: () => void; readonly onSuggest: () => void }) => (
  <div className={styles.add}>
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
      {fieldPlanText.add}
    </Button>
    <Button variant="default" leftSection={<IconBulb size={18} aria-hidden />} onClick={onSuggest}>
      {actionText.suggest}
    </Button>
  </div>
)

type Open = { readonly form: ApplicationForm; readonly isNew: boolean } | 'mix'

/** The fertilizers of a field: added, changed, taken out, and suggested. */
export function ApplicationsPart(props: FieldPartProps & { readonly board: Board }) {
  const { board, row, mayWrite, put, onTyping } = props
  const messages = useMessages()
  const [open, setOpen] = useState<Open>()
  const { fertilizations } = row.plan
  const close = (): void => setOpen(undefined)
  const add = (applications: readonly Application[]): void => {
    put({ fertilizations: [...fertilizations, ...applications] })
    close()
  }
  const save = (application: Application): void => {
    put({ fertilizations: fertilizations.map((each) => (each._id === application._id ? application : each)) })
    close()
  }
  const remove = ({ _id, name }: Application): void => {
    put({ fertilizations: fertilizations.filter((each) => each._id !== _id) })
    messages.success(fieldPlanText.removed(name), {
      action: { label: planText.undo, onClick: board.plan.undo },
    })
  }
  return (
    <section aria-label={fieldPlanText.applications}>
      <h3 className={styles.title}>{fieldPlanText.applications}</h3>
      {row.reckoned.applications.length === 0 && <p className={layout.quiet}>{fieldPlanText.none}</p>}
      <ul className={styles.applications}>
        {row.reckoned.applications.map((reckoned) => (
          <Item
            key={reckoned.application._id}
            reckoned={reckoned}
            mayWrite={mayWrite}
            onEdit={() => setOpen({ form: formOf(reckoned.application), isNew: false })}
            onRemove={() => remove(reckoned.application)}
          />
        ))}
      </ul>
      <Given row={row} />
      {open === 'mix' && (
        <MixPart onFailed={close} props={{ year: board.year, row, onAccept: add, onClose: close }} />
      )}
      {open && open !== 'mix' && (
        <ApplicationPanel
          key={open.form._id}
          board={board}
          rows={[row]}
          initial={open.form}
          saveLabel={open.isNew ? applicationText.addTo(1) : applicationText.save}
          onSave={open.isNew ? (application) => add([application]) : save}
          onClose={close}
          onTyping={onTyping}
        />
      )}
      {!open && mayWrite && (
        <AddButtons
          onAdd={() => setOpen({ form: newApplication(newId()), isNew: true })}
          onSuggest={() => setOpen('mix')}
        />
      )}
    </section>
  )
}
