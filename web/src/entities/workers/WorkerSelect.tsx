import type { Worker } from '@vagu/core/workers/schema'
import { useState } from 'react'
import type { Option } from '../../ui/search-options.ts'
import { useMay } from '../../ui/may.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { LazyWorkerDialog } from './LazyWorkerDialog.tsx'
import { workersText } from './text.ts'
import { withStored, workerOptions } from './worker-options.ts'

interface Props {
  readonly workers: readonly Worker[]
  readonly value: string | null
  /** Whom the stored job names: he stays to be chosen, whatever became of him. */
  readonly stored?: Option | undefined
  readonly onChange: (id: string | null) => void
  /** Plant protection: only workers with the certificate are offered. */
  readonly needsCertificate: boolean
  readonly isRequired: boolean
  /** The day of the job, against which certificates are read. */
  readonly day: string
  readonly recentIds: readonly string[]
  readonly name: string
  readonly error?: string | undefined
}

/** Who did the job; a new worker is added on the spot. */
export function WorkerSelect(props: Props) {
  const { workers, value, stored, onChange, needsCertificate, isRequired, day, recentIds, name, error } =
    props
  const mayAdd = useMay('write')
  const [adding, setAdding] = useState<string>()
  const options = withStored(workerOptions(workers, { needsCertificate, day }), stored)
  const isNobodyThere = needsCertificate && options.length === 0
  return (
    <>
      <SearchSelect
        label={workersText.worker}
        placeholder={workersText.choose}
        description={
          needsCertificate
            ? isNobodyThere
              ? workersText.noneCertified
              : workersText.onlyCertified
            : undefined
        }
        options={options}
        recent={recentIds}
        value={value}
        name={name}
        error={error}
        isRequired={isRequired}
        isClearable={!isRequired}
        onChange={onChange}
        {...(mayAdd && { onCreate: setAdding })}
      />
      {adding !== undefined && (
        <LazyWorkerDialog
          onFailed={() => setAdding(undefined)}
          props={{
            start: { name: adding, needsCertificate },
            onClose: () => setAdding(undefined),
            onSaved: (worker) => {
              setAdding(undefined)
              onChange(worker._id)
            },
          }}
        />
      )}
    </>
  )
}
