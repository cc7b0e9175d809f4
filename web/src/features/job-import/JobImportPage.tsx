import type { FarmSnapshot } from '../../entities/farm/farm.ts'
import { useFarmSnapshot } from '../../entities/farm/use-farm.ts'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { draftOwner, useUser } from '../../entities/session/session.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Steps } from '../../ui/import/Steps.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { ReadingFile } from '../../ui/ReadingFile.tsx'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { MAX_MEGABYTES } from './api.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { LastImports } from './LastImports.tsx'
import { NamesStep } from './NamesStep.tsx'
import { ReceiptStep } from './ReceiptStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { jobImportText as text } from './text.ts'
import type { ReadFile } from './read-file.ts'
import { type Stage, useJobFile } from './use-job-file.ts'
import { useTableRows } from './use-review.ts'

const ACCEPTED = '.xlsx,.csv,.txt,.tsv'
const NARROW: ReadonlySet<Stage['name']> = new Set(['choosing', 'reading', 'stored'])

interface OpenProps {
  readonly name: 'columns' | 'names' | 'review'
  readonly file: ReadFile
  readonly farm: FarmSnapshot
  readonly steps: ReturnType<typeof useJobFile>
}

/** A file that was read, at the step where one stands. */
function OpenFile({ name, file, farm, steps: { goTo, end, cancel } }: OpenProps) {
  const year = useGlobalYear()
  const { reader, unknown } = useTableRows(file, farm, year)
  return (
    <>
      <UnsavedGuard isChanged />
      <Steps label={text.steps} names={text.stepNames} current={name} />
      {name === 'columns' && (
        <ColumnsStep
          file={file}
          onChange={(next) => goTo('columns', next)}
          onDone={() => goTo(unknown.length > 0 ? 'names' : 'review', file)}
          onOtherFile={cancel}
        />
      )}
      {name === 'names' && (
        <NamesStep
          unknown={unknown}
          meanings={file.meanings}
          names={reader.names}
          onChange={(meanings) => goTo('names', { ...file, meanings })}
          onBack={() => goTo('columns', file)}
          onDone={() => goTo('review', file)}
        />
      )}
      {name === 'review' && (
        <ReviewStep file={file} farm={farm} year={year} onBack={() => goTo('columns', file)} onStored={end} />
      )}
    </>
  )
}

/** `/tood/{year}/import`: jobs from the table of another program, looked over before anything is stored. */
export function JobImportPage() {
  const year = useGlobalYear()
  const steps = useJobFile(draftOwner(useUser()))
  const { farm, hasFailed, reload } = useFarmSnapshot()
  const { stage, read, cancel } = steps
  return (
    <Page isNarrow={NARROW.has(stage.name)}>
      {stage.name === 'choosing' && (
        <>
          <FileDrop
            text={text}
            limit={text.limit(MAX_MEGABYTES)}
            accept={ACCEPTED}
            error={stage.error}
            onFile={read}
          />
          <LastImports />
        </>
      )}
      {stage.name === 'reading' && <ReadingFile text={text} fileName={stage.fileName} onCancel={cancel} />}
      {'file' in stage && farm && <OpenFile name={stage.name} file={stage.file} farm={farm} steps={steps} />}
      {'file' in stage &&
        !farm &&
        (hasFailed ? <LoadFailed onReload={reload} /> : <DelayedSkeleton lines={8} />)}
      {stage.name === 'stored' && (
        <>
          <Steps label={text.steps} names={text.stepNames} current="receipt" />
          <ReceiptStep receipt={stage.receipt} year={year} onAnother={cancel} />
        </>
      )}
    </Page>
  )
}
