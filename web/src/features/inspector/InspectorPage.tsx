import { Loader, SegmentedControl } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { InspectorVisit } from '@vagu/core/inspector/schema'
import { type ReactNode, useState } from 'react'
import { useTokenInLink } from '../../entities/session/token-in-link.ts'
import { CallError } from '../../lib/call-error.ts'
import { PRODUCT } from '../../navigation/titles.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { visitQuery, yearQuery } from './api.ts'
import { BookMap } from './BookMap.tsx'
import { ChecksCard } from './ChecksCard.tsx'
import { EvidenceProvider } from './EvidenceDialog.tsx'
import { FilesCard } from './FilesCard.tsx'
import styles from './inspector.module.css'
import { TablesCard } from './TablesCard.tsx'
import { inspectorText as text } from './text.ts'

const codeOf = (error: unknown): string => (error instanceof CallError ? error.code : '')

function Refused({ error, onReload }: { readonly error: unknown; readonly onReload: () => void }) {
  const code = codeOf(error)
  if (code === 'tokenExpired' || code === 'invalid')
    return (
      <EmptyState icon={<IconLock size={32} />} title={text.over} level={1}>
        {text.overText}
      </EmptyState>
    )
  if (code === 'tooManyTries')
    return (
      <EmptyState icon={<IconLock size={32} />} title={text.loadFailed} level={1}>
        {text.tooMany}
      </EmptyState>
    )
  return <LoadFailed title={text.loadFailed} onReload={onReload} />
}

function Year({ token, year }: { readonly token: string; readonly year: number }) {
  const { data, error, isPending, refetch } = useQuery(yearQuery(token, year))
  if (isPending)
    return (
      <p role="status" className={styles.waiting}>
        <Loader size="sm" aria-hidden /> {text.reading}
      </p>
    )
  if (!data) return <Refused error={error} onReload={() => void refetch()} />
  return (
    <EvidenceProvider token={token} evidence={data.evidence}>
      <div className={styles.pair}>
        <Card title={text.holder}>
          <dl className={styles.facts}>
            {data.title.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <FilesCard token={token} year={year} />
      </div>
      <ChecksCard inspected={data} />
      <TablesCard key={year} tables={data.tables} />
      <BookMap key={`map ${year}`} fields={data.map} />
    </EvidenceProvider>
  )
}

function Opened({ token, visit }: { readonly token: string; readonly visit: InspectorVisit }) {
  const { companyName, years, endsOn, purpose } = visit
  const [year, setYear] = useState(years.at(-1) ?? 0)
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {text.title(companyName)}
        </h1>
        <p className={styles.about}>{[text.readOnly, purpose, text.until(endsOn)].join(' · ')}</p>
        {years.length > 1 && (
          <SegmentedControl
            aria-label={text.years}
            data={years.map((each) => ({ value: String(each), label: text.year(each) }))}
            value={String(year)}
            onChange={(chosen) => setYear(Number(chosen))}
          />
        )}
      </header>
      <Year token={token} year={year} />
    </>
  )
}

function Visit({ token }: { readonly token: string }) {
  const { data, error, isPending, refetch } = useQuery(visitQuery(token))
  if (isPending) return <Loader size="sm" aria-hidden />
  if (!data) return <Refused error={error} onReload={() => void refetch()} />
  return <Opened token={token} visit={data} />
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.frame}>
    <header>
      <Logo name={PRODUCT} />
    </header>
    <main className={styles.main}>{children}</main>
  </div>
)

/** `/inspektor`: the book of chosen years for whoever has the address, for reading alone. */
export function InspectorPage() {
  const token = useTokenInLink()
  return (
    <Frame>
      {token === '' ? (
        <Refused error={new CallError('refused', { code: 'tokenExpired' })} onReload={() => undefined} />
      ) : (
        <Visit key={token} token={token} />
      )}
    </Frame>
  )
}
