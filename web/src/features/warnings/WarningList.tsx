import type { Field } from '@vagu/core/fields/schema'
import type { Warning } from '@vagu/core/warnings/schema'
import { useMemo, useState } from 'react'
import { MoreButton } from './MoreButton.tsx'
import { useFields } from '../../entities/fields/use-fields.ts'
import { IgnoreWarningDialog } from './IgnoreWarningDialog.tsx'
import { WarningCard } from './WarningCard.tsx'
import styles from './Warnings.module.css'

const AT_ONCE = 30

interface Props {
  readonly warnings: readonly Warning[]
  /** How many are drawn before somebody asks for more. */
  readonly atFirst?: number
}

/** Warnings as cards, some at a time. */
export function WarningList({ warnings, atFirst = AT_ONCE }: Props) {
  const { data: fields } = useFields()
  const [count, setCount] = useState(atFirst)
  const [deleting, setDeleting] = useState<Warning>()
  const byId = useMemo(() => new Map<string, Field>(fields?.map((field) => [field._id, field])), [fields])
  const rest = warnings.length - count
  return (
    <>
      <ul className={styles.list}>
        {warnings.slice(0, count).map((warning) => (
          <WarningCard
            key={warning._id}
            warning={warning}
            field={byId.get(warning.fieldId ?? '')}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      <MoreButton rest={rest} atOnce={AT_ONCE} onMore={() => setCount(count + AT_ONCE)} />
      {deleting && <IgnoreWarningDialog warning={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}
