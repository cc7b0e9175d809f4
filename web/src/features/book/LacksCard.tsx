import { Button, Stack } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { BookPreview, Lack, LackKind } from '@vagu/core/book/schema'
import type { Field } from '@vagu/core/fields/schema'
import { cropYearOf } from '@vagu/core/time/season'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { pathTo, ROUTES } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { IfMay } from '../../ui/may.tsx'
import styles from './Book.module.css'
import layout from '../../ui/layout.module.css'
import { bookText as text } from './text.ts'

interface Props {
  readonly preview: BookPreview
  readonly year: number
  readonly fields: readonly Field[]
}

/** Chips of one cause that are shown before somebody asks for all. */
const SHOWN = 6

const wordsOf = ({ field, what, day }: Lack): string =>
  [field, what, day === null ? '' : formatDay(day)].filter((word) => word !== '').join(', ')

/** Name of a record on its chip: a field that has several jobs of a cause is told by their days. */
const chipOf = ({ fieldId, field, day }: Lack): string =>
  fieldId === null
    ? text.mendHolder
    : [field, day === null ? '' : formatDay(day)].filter((word) => word !== '').join(', ')

const labelOf = ({ fieldId, jobId }: Lack): string =>
  fieldId === null ? text.mendHolder : jobId === null ? text.mendField : text.mendJob

interface ChipProps extends Pick<Props, 'year' | 'fields'> {
  readonly lack: Lack
}

/** Leads to the form in which a lack is mended: the job on its field, the field, or the company. */
function MendChip({ lack, year, fields }: ChipProps) {
  const { fieldId, jobId, day } = lack
  const seasons = fields.find(({ _id }) => _id === fieldId)?.yearInfo ?? []
  const look = {
    variant: 'default',
    size: 'compact-md',
    leftSection: <IconEdit size={16} aria-hidden />,
    title: wordsOf(lack),
    'aria-label': text.mendOf(labelOf(lack), `${text.lack[lack.kind]}, ${wordsOf(lack)}`),
    children: chipOf(lack),
  } as const
  if (fieldId === null) return <Button component={Link} to={ROUTES.account} {...look} />
  if (jobId === null)
    return <Button component={Link} to={pathTo('fields', { year })} hash={fieldId} {...look} />
  const seasonOfJob = day === null ? year : cropYearOf(day, seasons)
  return (
    <Button
      component={Link}
      to={pathTo('field', { year: seasonOfJob, id: fieldId })}
      hash={jobId}
      {...look}
    />
  )
}

interface GroupProps extends Pick<Props, 'year' | 'fields'> {
  readonly kind: LackKind
  readonly lacks: readonly Lack[]
}

/** One cause with the records that have it. */
function LackGroup({ kind, lacks, year, fields }: GroupProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? lacks : lacks.slice(0, SHOWN)
  return (
    <li className={styles.group}>
      <strong>{text.lack[kind]}</strong>
      <ul className={`${layout.plainList} ${layout.wrapCentred}`}>
        {shown.map((lack) => (
          <li key={`${lack.jobId ?? lack.fieldId ?? ''} ${lack.what}`}>
            <IfMay
              to={lack.fieldId === null ? 'manage' : 'write'}
              otherwise={<span className={layout.quiet}>{wordsOf(lack)}</span>}
            >
              <MendChip lack={lack} year={year} fields={fields} />
            </IfMay>
          </li>
        ))}
        {shown.length < lacks.length && (
          <li>
            <Button
              size="compact-md"
              variant="subtle"
              aria-label={text.lacksAllOf(lacks.length, text.lack[kind])}
              onClick={() => setIsWhole(true)}
            >
              {text.lacksAll(lacks.length)}
            </Button>
          </li>
        )}
      </ul>
    </li>
  )
}

/** Parts that the law asks for and the records lack, by cause, each record with the way to mend it. */
export function LacksCard({ preview: { lacks, lacksInAll }, year, fields }: Props) {
  return (
    <Card title={text.lacks}>
      {lacksInAll === 0 ? (
        <p className={styles.verdict}>{text.lacksNone}</p>
      ) : (
        <Stack gap="xs">
          <p className={layout.quiet}>{text.lacksCount(lacksInAll)}</p>
          <ul className={layout.plainList}>
            {[...Map.groupBy(lacks, ({ kind }) => kind)].map(([kind, own]) => (
              <LackGroup key={kind} kind={kind} lacks={own} year={year} fields={fields} />
            ))}
          </ul>
          {lacksInAll > lacks.length && (
            <p className={layout.quiet}>{text.lacksMore(lacksInAll - lacks.length)}</p>
          )}
        </Stack>
      )}
    </Card>
  )
}
