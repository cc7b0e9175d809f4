import { useGlobalYear } from '../../entities/session/global-year.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Page } from '../../ui/Page.tsx'
import { ReadingFile } from '../../ui/ReadingFile.tsx'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { MAX_MEGABYTES } from './api.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { ReceiptStep } from './ReceiptStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { Steps } from '../../ui/import/Steps.tsx'
import { soilImportText as text } from './text.ts'
import { type Stage, useSoilFile } from './use-soil-file.ts'

const ACCEPTED = '.xlsx,.csv,.txt,.tsv,.pdf'
const WIDE: ReadonlySet<Stage['name']> = new Set(['columns', 'review'])

/** `/mullaproovid/{year}/import`: samples from the file of a laboratory, looked over before anything is stored. */
export function SoilImportPage() {
  const year = useGlobalYear()
  const { stage, read, goOn, goBack, end, cancel } = useSoilFile()
  return (
    <Page isNarrow={!WIDE.has(stage.name)}>
      {stage.name === 'choosing' && (
        <FileDrop
          text={text}
          limit={text.limit(MAX_MEGABYTES)}
          accept={ACCEPTED}
          error={stage.error}
          onFile={read}
        />
      )}
      {stage.name === 'reading' && <ReadingFile text={text} fileName={stage.fileName} onCancel={cancel} />}
      {(stage.name === 'columns' || stage.name === 'review') && <UnsavedGuard isChanged />}
      {stage.name === 'columns' && (
        <>
          <Steps label={text.steps} names={text.stepNames} current="columns" />
          <ColumnsStep of={stage} year={year} onDone={(said) => goOn(stage, said)} onOtherFile={cancel} />
        </>
      )}
      {stage.name === 'review' && (
        <>
          <Steps label={text.steps} names={text.stepNames} current="review" />
          <ReviewStep of={stage} year={year} onBack={() => goBack(stage)} onStored={end} />
        </>
      )}
      {stage.name === 'stored' && (
        <>
          <Steps label={text.steps} names={text.stepNames} current="receipt" />
          <ReceiptStep receipt={stage.receipt} year={year} onAnother={cancel} />
        </>
      )}
    </Page>
  )
}
