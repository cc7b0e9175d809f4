import { YearInPath } from '@vagu/core/time/schema'
import { useMemo } from 'react'
import { pathTo } from '../../navigation/paths.ts'
import { useRouteParam } from '../../navigation/use-route.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Page } from '../../ui/Page.tsx'
import { ReadingFile } from '../../ui/ReadingFile.tsx'
import { MAX_MEGABYTES } from './api.ts'
import { ReviewPanel } from './ReviewPanel.tsx'
import { fieldImportText } from './text.ts'
import { useFieldFile } from './use-field-file.ts'

const ACCEPTED = '.gml,.xml,.json,.geojson,.kml,.kmz,.gpkg,.zip,.csv,.txt,.xlsx'

/** `/pollud/{year}/import`: fields from a file, looked over before anything is stored. */
export function FieldImportPage() {
  const year = YearInPath.parse(useRouteParam('year'))
  const parents = useMemo(() => [{ label: fieldImportText.fields, to: pathTo('fields', { year }) }], [year])
  const { stage, read, cancel } = useFieldFile(year)
  return (
    <Page title={fieldImportText.title} parents={parents} isNarrow={stage.name !== 'reviewing'}>
      {stage.name === 'choosing' && (
        <FileDrop
          text={fieldImportText}
          limit={fieldImportText.limit(MAX_MEGABYTES)}
          accept={ACCEPTED}
          error={stage.error}
          onFile={read}
        />
      )}
      {stage.name === 'reading' && (
        <ReadingFile text={fieldImportText} fileName={stage.fileName} onCancel={cancel} />
      )}
      {stage.name === 'reviewing' && (
        <ReviewPanel
          year={year}
          fileName={stage.fileName}
          review={stage.review}
          readAgain={stage.readAgain}
          onOtherFile={cancel}
        />
      )}
    </Page>
  )
}
