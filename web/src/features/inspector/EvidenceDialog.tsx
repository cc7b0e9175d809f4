import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Evidence } from '@vagu/core/inspector/schema'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import layout from '../../ui/layout.module.css'
import { photoQuery } from './api.ts'
import styles from './inspector.module.css'
import { inspectorText as text } from './text.ts'

interface Shown {
  readonly evidence: Evidence
  readonly about: string
}
interface EvidenceOfJobs {
  readonly of: (jobId: string) => Evidence | undefined
  readonly show: (shown: Shown) => void
}
const Context = createContext<EvidenceOfJobs>({ of: () => undefined, show: () => undefined })

/** Shows bytes in a picture, and gives their address back when it goes. */
const showIn = (blob: Blob) => (picture: HTMLImageElement | null) => {
  if (picture === null) return undefined
  const address = URL.createObjectURL(blob)
  picture.src = address
  return () => URL.revokeObjectURL(address)
}

function Photo({ token, id, alt }: { readonly token: string; readonly id: string; readonly alt: string }) {
  const { data, isError } = useQuery(photoQuery(token, id))
  if (isError) return <p role="alert">{text.photoGone}</p>
  if (data === undefined) return <div className={styles.photo} aria-busy />
  return <img className={styles.photo} ref={showIn(data)} alt={alt} />
}

function EvidenceOfJob({ token, evidence }: { readonly token: string; readonly evidence: Evidence }) {
  const { photos, monitoring } = evidence
  return (
    <div className={layout.columnXl}>
      <h3 className={styles.subtitle}>{text.monitoring}</h3>
      {monitoring.length === 0 ? (
        <p className={layout.quiet}>{text.noMonitoring}</p>
      ) : (
        <ul className={styles.finds}>
          {monitoring.map((find) => (
            <li key={find}>{find}</li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{text.photos}</h3>
          {photos.map((id, i) => (
            <Photo key={id} token={token} id={id} alt={text.photo(i + 1, photos.length)} />
          ))}
        </>
      )}
    </div>
  )
}

interface Props {
  readonly token: string
  readonly evidence: readonly Evidence[]
  readonly children: ReactNode
}

/** Knows which jobs have evidence, and shows it over the page. */
export function EvidenceProvider({ token, evidence, children }: Props) {
  const [shown, setShown] = useState<Shown>()
  const jobs = useMemo((): EvidenceOfJobs => {
    const byJob = new Map(evidence.map((each) => [each.jobId, each]))
    return { of: (jobId) => byJob.get(jobId), show: setShown }
  }, [evidence])
  return (
    <Context value={jobs}>
      {children}
      <Dialog
        isOpen={shown !== undefined}
        isChanged={false}
        onClose={() => setShown(undefined)}
        title={text.evidenceOf(shown?.about ?? '')}
      >
        {shown && <EvidenceOfJob token={token} evidence={shown.evidence} />}
      </Dialog>
    </Context>
  )
}

interface ButtonProps {
  readonly jobId: string
  /** The job in words. */
  readonly about: string
}

/** Opens the evidence of a job; nothing where it has none. */
export function EvidenceButton({ jobId, about }: ButtonProps) {
  const jobs = use(Context)
  const evidence = jobs.of(jobId)
  if (evidence === undefined) return null
  return (
    <Button
      size="compact-md"
      variant="default"
      leftSection={<IconPhoto size={16} aria-hidden />}
      aria-label={text.evidenceOf(about)}
      onClick={() => jobs.show({ evidence, about })}
    >
      {text.evidenceCount(evidence.photos.length + evidence.monitoring.length)}
    </Button>
  )
}
