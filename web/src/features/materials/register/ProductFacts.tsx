import type { ChemicalDetails } from '@vagu/core/registers/schema'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { chemicalQuery } from '../../../entities/materials/use-chemicals.ts'
import { useRegisterChanges } from '../../../entities/registers/use-registers.ts'
import { formatDay } from '../../../lib/format.ts'
import { today } from '../../../lib/today.ts'
import { CallError } from '../../../lib/call-error.ts'
import { cropUses } from './crop-uses.ts'
import styles from './Register.module.css'
import { registerText } from './text.ts'
import { mayNotBeUsed, validityLines } from './validity.ts'

export interface ProductFactsProps {
  readonly name: string
  readonly registerNumber: string
}

function Validity({ details }: { readonly details: ChemicalDetails }) {
  const day = today()
  return (
    <p className={styles.line} data-over={mayNotBeUsed(details, day) || undefined}>
      {validityLines(details, day).join(' ')}{' '}
      <span className={styles.quiet}>{registerText.edition(formatDay(details.edition.day))}</span>
    </p>
  )
}

/** Changes of the newest edition to the product. */
function Changes({ registerNumber }: Pick<ProductFactsProps, 'registerNumber'>) {
  const { data } = useRegisterChanges()
  if (!data?.before) return null
  const own = data.changes.filter((change) => change.registerNumber === registerNumber)
  if (own.length === 0) return <p className={styles.quiet}>{registerText.unchanged}</p>
  return (
    <div>
      <strong>{registerText.changed}</strong>
      <ul className={styles.list}>
        {own.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

function Uses({ details }: { readonly details: ChemicalDetails }) {
  const lines = cropUses(details.uses)
  if (lines.length === 0) return <p className={styles.quiet}>{registerText.noUses}</p>
  return (
    <dl className={styles.uses} aria-label={registerText.uses}>
      {lines.map(({ text, crops }) => (
        <div key={text}>
          <dt>{crops}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Files({ files }: Pick<ChemicalDetails, 'files'>) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={registerText.files}>
      {files.map(({ url, fileName, type }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            {fileName || type} <IconExternalLink size={16} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Facts of the register about a product of the farm today. */
export function ProductFacts({ name, registerNumber }: ProductFactsProps) {
  const { data, error, isFetching, refetch } = useQuery(chemicalQuery(name))
  const isUnknown = error instanceof CallError && error.code === 'notFound'
  if (error && !isUnknown)
    return (
      <p className={styles.quiet}>
        {registerText.loadFailed}{' '}
        <Button variant="subtle" size="compact-md" loading={isFetching} onClick={() => void refetch()}>
          {registerText.again}
        </Button>
      </p>
    )
  if (data?.registerNumber !== registerNumber) return null
  return (
    <div className={styles.facts}>
      <Validity details={data} />
      <Uses details={data} />
      <Changes registerNumber={registerNumber} />
      <Files files={data.files} />
    </div>
  )
}
