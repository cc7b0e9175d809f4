import { Button, Stack } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { BookPreview, Lack } from '@vagu/core/book/schema'
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

/** Lacks that are shown before somebody asks for all. */
const SHOWN = 8

const wordsOf = ({ field, what, day }: Lack): string =>
  [field, what, day === null ? '' : formatDay(day)].filter((word) => word !== '').join(', ')

/** Leads to the form in which a lack is mended: the job on its field, the field, or the company. */
function MendLink({ lack, year, fields }: { lack: Lack; year: number; fields: readonly Field[] }) {
  const { fieldId, jobId, day } = lack
  const seasons = fields.find(({ _id }) => _id === fieldId)?.yearInfo ?? []
  const look = {
    variant: 'default',
    size: 'compact-sm',
    leftSection: <IconEdit size={16} aria-hidden />,
  } as const
  const nameOf = (label: string): string => text.mendOf(label, `${text.lack[lack.kind]}, ${wordsOf(lack)}`)
  if (fieldId === null)
    return (
      <Button component={Link} to={ROUTES.account} aria-label={nameOf(text.mendHolder)} {...look}>
        {text.mendHolder}
      </Button>
    )
  if (jobId === null)
    return (
      <Button
        component={Link}
        to={pathTo('fields', { year })}
        hash={fieldId}
        aria-label={nameOf(text.mendField)}
        {...look}
      >
        {text.mendField}
      </Button>
    )
  return (
    <Button
      component={Link}
      to={pathTo('field', { year: day === null ? year : cropYearOf(day, seasons), id: fieldId })}
      hash={jobId}
      aria-label={nameOf(text.mendJob)}
      {...look}
    >
      {text.mendJob}
    </Button>
  )
}

/** Parts that the law asks for and the records lack, each with the way to mend it. */
export function LacksCard({ preview: { lacks, lacksInAll }, year, fields }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? lacks : lacks.slice(0, SHOWN)
  return (
    <Card title={text.lacks}>
      {lacksInAll === 0 ? (
        <p className={styles.verdict}>{text.lacksNone}</p>
      ) : (
        <Stack gap="xs">
          <p className={layout.quiet}>{text.lacksCount(lacksInAll)}</p>
          <ul className={layout.plainList}>
            {shown.map((lack) => (
              <li
                key={`${lack.kind} ${lack.jobId ?? lack.fieldId ?? ''} ${lack.what}`}
                className={styles.row}
              >
                <span>
                  <strong>{text.lack[lack.kind]}</strong>
                  <br />
                  <span className={layout.quiet}>{wordsOf(lack)}</span>
                </span>
                <IfMay to={lack.fieldId === null ? 'manage' : 'write'}>
                  <MendLink lack={lack} year={year} fields={fields} />
                </IfMay>
              </li>
            ))}
          </ul>
          {shown.length < lacks.length && (
            <Button variant="subtle" onClick={() => setIsWhole(true)}>
              {text.lacksAll(lacks.length)}
            </Button>
          )}
          {lacksInAll > lacks.length && (
            <p className={layout.quiet}>{text.lacksMore(lacksInAll - lacks.length)}</p>
          )}
        </Stack>
      )}
    </Card>
  )
}
